import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, isShown, problems } from "../page.ts";
import {
  ACCEPT,
  BANNER,
  COOKIE,
  consentValues,
  DECLINE,
  DIRECT_CONSENT_PAGE,
  showsBanner,
  startsAnew,
} from "./banner.ts";

async function openAccepted(ui: Ui, page: string) {
  await ui.goto("/~rig/blank.html");
  await ui.setCookie(COOKIE, "1");
  await ui.goto(page);
  await isReady(ui);
}

test.describe("dealer-cookie-hint and the page's address", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const rest of [
    "&nocookiehint=settings",
    "&xcookiehint=set",
    "&cookiehint=settings",
    "&cookiehint=off&cookiehint=set",
    `&q=${encodeURIComponent("cookiehint=set")}`,
    "#?cookiehint=set",
    "#cookiehint=set",
  ])
    test(`stays closed at ${rest}`, async ({ ui }) => {
      await openAccepted(ui, `${DIRECT_CONSENT_PAGE}${rest}`);
      expect(await isShown(ui, BANNER)).toBe(false);
      expect(await ui.url()).toContain(rest);
    });

  for (const rest of ["&cookiehint=set", "&cookiehint=%73et", "&cookiehint=set&cookiehint=set"])
    test(`opens at ${rest}, which a reload does not repeat`, async ({ ui }) => {
      await openAccepted(ui, `${DIRECT_CONSENT_PAGE}${rest}&q=a%20b+c#content`);
      await showsBanner(ui, true);
      expect(await ui.url()).toMatch(/\?probe&direct&q=a%20b\+c#content$/);
      await ui.click(ACCEPT);
      await showsBanner(ui, false);
      await ui.goto((await ui.url()).replace("#content", ""));
      await isReady(ui);
      expect(await isShown(ui, BANNER)).toBe(false);
    });

  test("does not ask again after a withdrawal, although the address asked for the banner", async ({ ui }) => {
    await openAccepted(ui, `${DIRECT_CONSENT_PAGE}&cookiehint=set`);
    await showsBanner(ui, true);
    await ui.click(DECLINE);
    await startsAnew(ui);
    await isReady(ui);
    expect(await isShown(ui, BANNER)).toBe(false);
    expect(await consentValues(ui)).toEqual(["-1"]);
  });

  test("keeps what the page's script has stored in the history entry", async ({ ui }) => {
    await openAccepted(ui, DIRECT_CONSENT_PAGE);
    await ui.eval(() => {
      history.replaceState({ scroll: 7 }, "", "?probe&direct&cookiehint=set");
      const banner = document.querySelector("dealer-cookie-hint") as HTMLElement;
      banner.replaceWith(banner.cloneNode(true));
    });
    await showsBanner(ui, true);
    expect(await ui.eval(() => [location.search, history.state])).toEqual(["?probe&direct", { scroll: 7 }]);
  });
});
