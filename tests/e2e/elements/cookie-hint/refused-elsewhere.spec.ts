import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, isShown, matches, problems } from "../page.ts";
import {
  ACCEPT,
  BANNER,
  CONSENT_PAGE,
  consentCookies,
  consentValues,
  DIRECT_CONSENT_PAGE,
  decisions,
  holds,
  openUndecided,
  showsBanner,
  withHint,
} from "./banner.ts";

const cookiebot = (marketing: boolean) =>
  encodeURIComponent(
    `{stamp:'a',necessary:true,preferences:false,statistics:false,marketing:${marketing},method:'explicit'}`,
  );
const ccCookie = (categories: readonly string[]) =>
  encodeURIComponent(JSON.stringify({ categories, revision: 0 }));

/** The cookie of each banner after a refusal and after an acceptance. */
const COOKIES = [
  ["cmplz_marketing", "deny", "allow"],
  [
    "cookieyes-consent",
    "consentid:eHl6,consent:no,action:yes,necessary:yes,analytics:no",
    "consentid:eHl6,consent:yes,action:yes,necessary:yes,analytics:yes",
  ],
  ["CookieConsent", cookiebot(false), cookiebot(true)],
  ["cc_cookie", ccCookie(["necessary"]), ccCookie(["necessary", "analytics"])],
  ["cookieconsent_status", "deny", "allow"],
] as const;

const REFUSED = { choice: "declined", value: "-1", source: "stored", stored: true };

/** A visitor whose only cookie is this one. */
async function become(ui: Ui, name: string, value: string) {
  await ui.clearCookies();
  await ui.goto("/~rig/blank.html");
  await ui.setCookie(name, value);
}

test.describe("a choice in the banner that the site had before", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("is kept if it is a refusal, and asked anew if it is an acceptance", async ({ ui }) => {
    for (const [name, refused, accepted] of COOKIES) {
      await become(ui, name, refused);
      await ui.goto(DIRECT_CONSENT_PAGE);
      await isReady(ui);
      expect([name, await decisions(ui)]).toEqual([name, [REFUSED]]);
      expect(await isShown(ui, BANNER)).toBe(false);
      expect(await holds(ui, "declined")).toBe(true);
      expect(await consentValues(ui)).toEqual(["-1"]);
      await become(ui, name, accepted);
      await openUndecided(ui, DIRECT_CONSENT_PAGE);
      expect([name, await decisions(ui)]).toEqual([name, []]);
      expect(await consentValues(ui)).toEqual([]);
    }
  });

  test("never shows a banner first, and none of its code is fetched on the next page", async ({ ui }) => {
    await become(ui, "cookieconsent_status", "deny");
    await ui.goto("/tests/pages/tags.html?probe");
    const shownAtOnce = () =>
      ui.eval(() => {
        const banner = document.createElement("dealer-cookie-hint");
        document.body.append(banner);
        return banner.shadowRoot?.querySelector("[part=banner]")?.checkVisibility();
      });
    expect(await shownAtOnce()).toBe(false);
    await ui.goto(CONSENT_PAGE);
    await expect.poll(() => matches(ui, "dealer-to-top:defined")).toBe(true);
    expect(await matches(ui, "dealer-cookie-hint:defined")).toBe(false);
  });

  test("lasts as long as a refusal here, and can be changed", async ({ ui }) => {
    await become(ui, "cookieconsent_status", "deny");
    await ui.goto(withHint(DIRECT_CONSENT_PAGE, 'decline-days="30"'));
    await isReady(ui);
    const [cookie] = await consentCookies(ui);
    const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    expect(days).toBeLessThan(32);
    await ui.eval(() => document.querySelector("dealer-cookie-hint")?.open());
    await showsBanner(ui, true);
    await ui.click(ACCEPT);
    await expect.poll(() => consentValues(ui)).toEqual(["1"]);
    await ui.goto(DIRECT_CONSENT_PAGE);
    await isReady(ui);
    expect(await holds(ui, "accepted")).toBe(true);
  });

  test("no longer counts once the site asks again", async ({ ui }) => {
    await become(ui, "cookieconsent_status", "deny");
    await openUndecided(ui, withHint(DIRECT_CONSENT_PAGE, 'reask-after="2026-01-01"'));
    expect(await consentValues(ui)).toEqual([]);
    await ui.goto(withHint(DIRECT_CONSENT_PAGE, 'reask-after="2999-01-01"'));
    await isReady(ui);
    expect(await decisions(ui)).toEqual([REFUSED]);
  });
});
