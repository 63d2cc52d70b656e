import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, isShown, problems } from "../page.ts";
import {
  ACCEPT,
  BANNER,
  COOKIE,
  consentValues,
  DECLINE,
  DIRECT_CONSENT_PAGE,
  holds,
  openUndecided,
  showsBanner,
  startsAnew,
  withHint,
} from "./banner.ts";
import { answerForSite, DOMAIN, SHOP, siteCookies, WWW } from "./site.ts";

const PLAIN = DIRECT_CONSENT_PAGE;
const SHARED = withHint(DIRECT_CONSENT_PAGE, `domain=".${DOMAIN}"`);

const warnings = async (ui: Ui) => (await problems(ui)).map(({ text }) => text);

async function openDecided(ui: Ui, page: string) {
  await ui.goto(page);
  await isReady(ui);
  expect(await isShown(ui, BANNER)).toBe(false);
}

async function choose(ui: Ui, page: string, button: string) {
  await openUndecided(ui, page);
  await ui.click(button);
  await showsBanner(ui, false);
}

test.describe("dealer-cookie-hint with domain", () => {
  test.skip(({ engine }) => engine === "webkit", "WebKitGTK's driver cannot answer for other hosts");
  test.beforeEach(async ({ ui }) => answerForSite(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const [button, value, state] of [
    [ACCEPT, "1", "accepted"],
    [DECLINE, "-1", "declined"],
  ] as const)
    test(`has one choice for all hosts of the domain: ${state}`, async ({ ui }) => {
      await choose(ui, WWW + SHARED, button);
      await expect.poll(() => siteCookies(ui)).toEqual([`${COOKIE}=${value} .${DOMAIN}`]);
      await openDecided(ui, SHOP + SHARED);
      expect(await holds(ui, state)).toBe(true);
    });

  test("without the attribute has a choice for each host", async ({ ui }) => {
    await choose(ui, WWW + PLAIN, ACCEPT);
    await expect.poll(() => siteCookies(ui)).toEqual([`${COOKIE}=1 www.${DOMAIN}`]);
    await openUndecided(ui, SHOP + PLAIN);
  });

  test("recognises the host's own choice, and ends it when there is a new one", async ({ ui }) => {
    await choose(ui, WWW + PLAIN, DECLINE);
    await openDecided(ui, WWW + SHARED);
    expect(await holds(ui, "declined")).toBe(true);
    await ui.click("#opener");
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
    expect(await siteCookies(ui)).toEqual([`${COOKIE}=1 .${DOMAIN}`]);
  });

  test("ends the domain's choice when the attribute is gone and there is a new one", async ({ ui }) => {
    await choose(ui, WWW + SHARED, DECLINE);
    await openDecided(ui, WWW + PLAIN);
    await ui.click("#opener");
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
    expect(await siteCookies(ui)).toEqual([`${COOKIE}=1 www.${DOMAIN}`]);
  });

  test("a withdrawal on one host counts on all", async ({ ui }) => {
    await choose(ui, WWW + SHARED, ACCEPT);
    await openDecided(ui, SHOP + SHARED);
    await ui.click("#opener");
    await ui.click(DECLINE);
    await startsAnew(ui);
    expect(await siteCookies(ui)).toEqual([`${COOKIE}=-1 .${DOMAIN}`]);
    await openDecided(ui, WWW + SHARED);
    expect(await holds(ui, "declined")).toBe(true);
  });

  test("renews the host's own acceptance as one of the domain", async ({ ui }) => {
    await choose(ui, WWW + PLAIN, ACCEPT);
    await openDecided(ui, WWW + withHint(DIRECT_CONSENT_PAGE, `renew domain="${DOMAIN}"`));
    expect(await siteCookies(ui)).toEqual([`${COOKIE}=1 .${DOMAIN}`]);
  });
});

test.describe("dealer-cookie-hint with a domain that cannot be used", () => {
  test.skip(({ engine }) => engine === "webkit", "WebKitGTK's driver cannot answer for other hosts");

  for (const domain of [".example.com", `shop.${DOMAIN}`, `w.${DOMAIN}`, ".nl"])
    test(`stores the choice for the host and warns: ${domain}`, async ({ ui }) => {
      await answerForSite(ui);
      // An earlier choice must not hide the refusal.
      await choose(ui, WWW + PLAIN, ACCEPT);
      await openDecided(ui, WWW + withHint(DIRECT_CONSENT_PAGE, `domain="${domain}"`));
      // Of a domain for which nobody may store anything only the browser knows, when it is asked to.
      expect(await warnings(ui)).toHaveLength(domain === ".nl" ? 0 : 1);
      await ui.click("#opener");
      await ui.click(ACCEPT);
      await showsBanner(ui, false);
      expect(await siteCookies(ui)).toEqual([`${COOKIE}=1 www.${DOMAIN}`]);
      expect(await warnings(ui)).toEqual([
        `<dealer-cookie-hint domain="${domain}"> is refused by the browser; "www.${DOMAIN}" is used instead.`,
      ]);
    });
});

for (const [button, value] of [
  [ACCEPT, "1"],
  [DECLINE, "-1"],
] as const)
  test(`dealer-cookie-hint with another site's domain stores ${value} on this computer, and warns`, async ({
    ui,
  }) => {
    await choose(ui, withHint(DIRECT_CONSENT_PAGE, 'domain=".example.nl"'), button);
    await expect.poll(() => consentValues(ui)).toEqual([value]);
    expect(await warnings(ui)).toEqual([
      '<dealer-cookie-hint domain=".example.nl"> is refused by the browser; "127.0.0.1" is used instead.',
    ]);
  });

test("dealer-cookie-hint warns of a domain that is none", async ({ ui }) => {
  await choose(ui, withHint(DIRECT_CONSENT_PAGE, 'domain="https://example.nl/; path=/x"'), ACCEPT);
  await expect.poll(() => consentValues(ui)).toEqual(["1"]);
  expect(await warnings(ui)).toEqual([expect.stringContaining("is not of the form .example.nl")]);
});
