import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, isShown, problems } from "../page.ts";
import {
  ACCEPT,
  BANNER,
  CONSENT_PAGE,
  consentValues,
  decisions,
  holds,
  openUndecided,
  showsBanner,
  withHint,
} from "./banner.ts";

const inBrowser = (name: string, page = CONSENT_PAGE) => `${page}&browser=${name}`;
const DENYING = withHint(CONSENT_PAGE, 'gpc="deny"');
const isThere = (ui: Ui) => ui.eval(() => document.querySelector("dealer-cookie-hint") !== null);

test.describe("dealer-cookie-hint", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("is removed where the browser reports cookies as enabled but refuses them", async ({ ui }) => {
    await ui.goto(inBrowser("cookies-refused"));
    await expect.poll(() => isThere(ui)).toBe(false);
    expect(await ui.eval(() => navigator.cookieEnabled)).toBe(true);
  });

  test("is removed where access to cookies throws, without an uncaught error", async ({ ui }) => {
    await ui.goto(inBrowser("cookies-throw"));
    await expect.poll(() => isThere(ui)).toBe(false);
  });

  test("respects a choice on this page that the browser does not store", async ({ ui }) => {
    await openUndecided(ui);
    await ui.eval(() => {
      Object.defineProperty(document, "cookie", { get: () => "", set() {} });
    });
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
    expect(await decisions(ui)).toEqual([{ choice: "accepted", value: "1", source: "click", stored: false }]);
    expect(await holds(ui, "accepted")).toBe(true);
    expect(await consentValues(ui)).toEqual([]);
  });

  test("treats Global Privacy Control as a refusal where the author wants that, and stores nothing", async ({
    ui,
  }) => {
    await ui.goto(inBrowser("gpc-on", DENYING));
    await isReady(ui);
    expect(await isShown(ui, BANNER)).toBe(false);
    expect(await decisions(ui)).toEqual([{ choice: "declined", value: "-1", source: "gpc", stored: false }]);
    expect(await consentValues(ui)).toEqual([]);
  });

  test("prefers the visitor's own choice to Global Privacy Control", async ({ ui }) => {
    await ui.goto(inBrowser("gpc-on", DENYING));
    await isReady(ui);
    await ui.click("#opener");
    await ui.click(ACCEPT);
    await expect.poll(() => consentValues(ui)).toEqual(["1"]);
    await ui.goto(inBrowser("gpc-on", withHint(CONSENT_PAGE, 'gpc="deny" when-decided="show"')));
    await isReady(ui);
    expect(await holds(ui, "accepted")).toBe(true);
  });

  for (const browser of ["gpc-broken", "none"])
    test(`shows where Global Privacy Control is ${browser === "none" ? "absent" : "broken"}`, async ({
      ui,
    }) => {
      await openUndecided(ui, inBrowser(browser, DENYING));
      expect(await decisions(ui)).toEqual([]);
    });

  test("ignores Global Privacy Control by default", ({ ui }) => openUndecided(ui, inBrowser("gpc-on")));
});
