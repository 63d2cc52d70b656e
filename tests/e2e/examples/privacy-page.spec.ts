import { expect, test, type Ui } from "../../support/ui.ts";
import { visitUndecided } from "./visit.ts";

/* What a privacy page says about the visitor's choice. */

const UNDECIDED = /^Je hebt nog niet gekozen/;
const ACCEPTED = /^Je hebt ja gezegd/;
const DECLINED = /^Je hebt nee gezegd/;
const OPENER = "main [data-dealer-cookie-hint-open]";
const button = (part: "accept" | "decline") => `dealer-cookie-hint >>> [part=${part}]`;

const said = (ui: Ui) =>
  ui.eval(() =>
    [...document.querySelectorAll<HTMLElement>("[data-keuze]")]
      .filter((text) => text.checkVisibility())
      .map((text) => text.innerText)
      .join(),
  );

for (const site of ["dealership", "museum"]) {
  const page = `examples/${site}/privacy.html`;

  test(`the ${site}'s privacy page says what is stored, and changes it`, async ({ ui }) => {
    await visitUndecided(ui, page);
    expect(await said(ui)).toMatch(UNDECIDED);
    await ui.click(button("accept"));
    await expect.poll(() => said(ui)).toMatch(ACCEPTED);
    await ui.goto(`/${page}`);
    await expect.poll(() => said(ui)).toMatch(ACCEPTED);
    await ui.click(OPENER);
    await ui.click(button("decline"));
    // A withdrawal loads the page again.
    await expect.poll(() => said(ui).catch(() => "")).toMatch(DECLINED);
  });

  test(`the ${site}'s privacy page follows another tab, where no banner is loaded`, async ({
    ui,
    engine,
  }) => {
    test.skip(engine === "webkit", "WebKitGTK's driver has one tab");
    await visitUndecided(ui, page);
    await ui.click(button("accept"));
    await ui.goto(`/${page}`);
    await expect.poll(() => said(ui)).toMatch(ACCEPTED);
    const other = await ui.page?.context().newPage();
    await other?.goto(ui.page?.url() ?? "");
    await other?.evaluate(() => {
      document.cookie = "reDimCookieHint=-1; path=/; max-age=60";
    });
    await expect.poll(() => said(ui)).toMatch(DECLINED);
  });
}

test("the dealership's privacy page shows a choice again after Back", async ({ ui }) => {
  const page = "examples/dealership/privacy.html";
  await visitUndecided(ui, page);
  await visitUndecided(ui, "examples/dealership/contact.html");
  await ui.click(button("accept"));
  await expect.poll(async () => (await ui.cookies()).map(({ name }) => name)).toContain("reDimCookieHint");
  await ui.eval(() => history.back());
  await expect.poll(() => said(ui).catch(() => "")).toMatch(ACCEPTED);
});
