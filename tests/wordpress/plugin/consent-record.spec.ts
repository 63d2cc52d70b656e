import { expect, test } from "../../support/ui.ts";
import { type Session, signIn } from "../support/session.ts";
import { loaderGone, NARROW, untilMatches, visit } from "../support/visit.ts";

const SETTINGS = "settings=record";
const SETTINGS_PAGE = `/wp-admin/options-general.php?page=dealer-elements&${SETTINGS}`;
const PAGE = `/autos/?theme=twentytwentyone&${SETTINGS}&undecided`;

let admin: Session;

test.beforeAll(async ({ baseURL }) => {
  admin = await signIn(baseURL, "admin");
  // The record begins when an administrator sees the settings that were saved.
  await admin.get(SETTINGS_PAGE);
});

/** The lines of the file that an administrator downloads, without its first. */
async function record() {
  const page = await (await admin.get(SETTINGS_PAGE)).text();
  const [, link = ""] = /href="([^"]*action=dealer_elements_record[^"]*)"/.exec(page) ?? [];
  const { pathname, search } = new URL(link.replaceAll("&amp;", "&").replaceAll("&#038;", "&"));
  const file = await (await admin.get(`${pathname}${search}&${SETTINGS}`)).text();
  return file.trim().split("\n").slice(1);
}

const ask = (site: string | undefined, origin: string, body: unknown) =>
  fetch(new URL(`/wp-json/dealer-elements/v1/consent?${SETTINGS}`, site), {
    method: "POST",
    headers: { "content-type": "application/json", origin },
    body: JSON.stringify(body),
  });

test("has the time, the choice and the text of each press, and one number for a visitor", async ({ ui }) => {
  const before = await record();
  await visit(ui, PAGE, NARROW);
  await loaderGone(ui);
  await untilMatches(ui, "dealer-cookie-hint:state(shown)");
  await ui.click("dealer-cookie-hint >>> [part=accept]");
  const added = async () => (await record()).filter((line) => !before.includes(line));
  const line = (choice: string) => new RegExp(`^"?20\\d\\d-.*",${choice},[0-9a-f]{32},".*toestemming`);
  await expect.poll(added).toContainEqual(expect.stringMatching(line("accepted")));
  const visitor = await ui.eval(() => localStorage.getItem("dealerElementsConsent"));
  expect(await added()).toContainEqual(expect.stringContaining(`accepted,${visitor},`));
  // The room for the banner at the page's end goes with it, and the link moves.
  await untilMatches(ui, "dealer-cookie-hint:state(shown)", false);
  await ui.click("a[data-dealer-cookie-hint-open]");
  await untilMatches(ui, "dealer-cookie-hint:state(shown)");
  await ui.click("dealer-cookie-hint >>> [part=decline]");
  await expect.poll(added).toContainEqual(expect.stringContaining(`declined,${visitor},`));
  await expect.poll(() => ui.eval(() => localStorage.length).catch(() => -1)).toBe(0);
});

test("takes nothing from other sites, and nothing else", async ({ baseURL }) => {
  const own = new URL(baseURL ?? "").origin;
  const good = { choice: "accepted", text: "0".repeat(12), visitor: "0".repeat(32) };
  expect((await ask(baseURL, "https://elders.example", good)).status).toBe(401);
  expect((await ask(baseURL, own, { ...good, choice: "misschien" })).status).toBe(400);
  expect((await ask(baseURL, own, { ...good, visitor: "x" })).status).toBe(400);
  const author = await signIn(baseURL, "auteur");
  expect((await author.get(`/wp-admin/admin-post.php?action=dealer_elements_record`)).status).toBe(403);
});

test("is kept only where the owner has switched it on", async ({ baseURL }) => {
  const html = await (await fetch(new URL("/autos/?theme=twentytwentyone&settings", baseURL))).text();
  expect(html).not.toContain("consent-record");
});
