import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, isShown, matches, problems } from "../page.ts";
import {
  ACCEPT,
  BANNER,
  CONSENT_PAGE,
  COOKIE,
  consentValues,
  DECLINE,
  DIRECT_CONSENT_PAGE,
  holds,
  openUndecided,
  showsBanner,
} from "./banner.ts";

const WAYS: Record<string, (ui: Ui) => Promise<void>> = {
  "its method": (ui) => ui.eval(() => document.querySelector("dealer-cookie-hint")?.open()),
  "a button that asks for it": (ui) => ui.click("#opener"),
  "a link that asks for it": (ui) => ui.click("#opener-link"),
  "an Invoker command": (ui) => ui.click("#commander"),
  "a script's click on a button": (ui) =>
    ui.eval(() => document.querySelector<HTMLElement>("#opener")?.click()),
  "a script's click on a link": (ui) =>
    ui.eval(() => document.querySelector<HTMLElement>("#opener-link")?.click()),
  "a click event of a script": (ui) =>
    ui.eval(() => {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 });
      document.querySelector("#opener-link")?.dispatchEvent(click);
    }),
};

async function openAccepted(ui: Ui, page: string) {
  await ui.goto("/~rig/blank.html");
  await ui.setCookie(COOKIE, "1");
  await ui.goto(page);
}

test.describe("dealer-cookie-hint opens again", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const [way, open] of Object.entries(WAYS)) {
    test(`by ${way}, and takes the focus`, async ({ ui }) => {
      await openAccepted(ui, DIRECT_CONSENT_PAGE);
      await isReady(ui);
      expect(await isShown(ui, BANNER)).toBe(false);
      await open(ui);
      await showsBanner(ui, true);
      expect(await ui.focused()).toMatchObject({ part: "banner" });
      expect(await holds(ui, "accepted")).toBe(true);
      expect(await ui.url()).not.toContain("#privacy");
    });

    test(`by ${way}, although its code had not been fetched`, async ({ ui }) => {
      await openAccepted(ui, CONSENT_PAGE);
      await expect.poll(() => matches(ui, "dealer-to-top:defined")).toBe(true);
      expect(await matches(ui, "dealer-cookie-hint:defined")).toBe(false);
      await open(ui);
      await showsBanner(ui, true);
      expect(await ui.focused()).toMatchObject({ part: "banner" });
      expect(await ui.url()).not.toContain("#privacy");
    });
  }

  test("by the page's address, without taking the focus", async ({ ui }) => {
    await openAccepted(ui, `${CONSENT_PAGE}&cookiehint=set`);
    await isReady(ui);
    await showsBanner(ui, true);
    expect(await ui.focused()).toMatchObject({ tag: "body" });
  });

  test("and closes with the choice confirmed", async ({ ui }) => {
    await openAccepted(ui, CONSENT_PAGE);
    await ui.click("#opener");
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
    expect(await consentValues(ui)).toEqual(["1"]);
    expect(await ui.focused()).toMatchObject({ id: "opener" });
  });

  test("while it fades, and is opaque again", async ({ ui }) => {
    await openUndecided(ui, `${DIRECT_CONSENT_PAGE}&clock`);
    await ui.click(DECLINE);
    await ui.clock.tick(60);
    await ui.eval(() => document.querySelector("dealer-cookie-hint")?.open());
    await ui.clock.tick(1000);
    await showsBanner(ui, true);
    expect(
      await ui.eval(
        () =>
          document.querySelector("dealer-cookie-hint")?.shadowRoot?.querySelector("section")?.style.opacity,
      ),
    ).toBe("");
    expect(await consentValues(ui)).toEqual(["-1"]);
  });

  test("only once for two calls", async ({ ui }) => {
    await openAccepted(ui, CONSENT_PAGE);
    await ui.click("#opener");
    await ui.click("#opener");
    await showsBanner(ui, true);
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
    expect(await consentValues(ui)).toEqual(["1"]);
  });
});
