import { COOKIES_PATH } from "../../../server/cookieJar.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, problems } from "../page.ts";
import {
  ACCEPT,
  COOKIE,
  consentValues,
  DECLINE,
  DIRECT_CONSENT_PAGE,
  openUndecided,
  showsBanner,
  startsAnew,
} from "./banner.ts";
import { answerForSite, DOMAIN, siteCookies, WWW } from "./site.ts";

/** Kinds of cookies, as scripts write them. */
const WRITTEN = [
  "plain=1; path=/",
  "nameless; path=/",
  "nameless; path=/tests",
  "lasting=1; path=/; max-age=9999",
  "strict=1; path=/; samesite=strict",
  "folder=1; path=/tests",
  "secure=1; path=/; secure",
  "none=1; path=/; secure; samesite=none",
  "__Secure-a=1; path=/; secure",
  "__secure-b=1; path=/; secure",
  "__Secure-folder=1; path=/tests/pages; secure",
  "__Host-a=1; path=/; secure",
  "__HOST-b=1; path=/; secure",
  "partitioned=1; path=/; secure; samesite=none; partitioned",
  "__Host-p=1; path=/; secure; samesite=none; partitioned",
  "__Secure-p=1; path=/tests; secure; samesite=none; partitioned",
];
const OF_A_DOMAIN = [
  `domain=1; path=/; domain=${DOMAIN}`,
  `__Secure-domain=1; path=/; secure; domain=${DOMAIN}`,
  `domain-p=1; path=/; secure; samesite=none; partitioned; domain=${DOMAIN}`,
];

/** A cookie without a name shows its value. */
const names = (cookies: readonly string[]) =>
  cookies.map((cookie) => /^=?([^=;]*)/.exec(cookie)?.[1] as string).sort();

function write(cookies: readonly string[]) {
  for (const cookie of cookies) document.cookie = cookie;
}

/** The names that a script on the page sees. */
const seen = async (ui: Ui) => names((await ui.eval(() => document.cookie)).split("; "));

async function withdraw(ui: Ui) {
  await ui.click("#opener");
  await ui.click(DECLINE);
  await startsAnew(ui);
  await isReady(ui);
}

test("on a withdrawal, a page that answered a form starts afresh by GET, at the same address", async ({
  ui,
}) => {
  const answered = `${DIRECT_CONSENT_PAGE}&method#middle`;
  await openUndecided(ui, DIRECT_CONSENT_PAGE);
  await ui.click(ACCEPT);
  await showsBanner(ui, false);
  await ui.eval((action) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action });
    document.body.append(form);
    form.submit();
  }, answered);
  const method = () => ui.attribute("html", "data-method").catch(() => null);
  await expect.poll(method).toBe("POST");
  await isReady(ui);
  await ui.eval(() => history.replaceState({ of: "the page" }, ""));
  await withdraw(ui);
  expect(await method()).toBe("GET");
  expect(await ui.url()).toContain(answered);
  expect(await ui.eval(() => history.state)).toEqual({ of: "the page" });
  expect(await consentValues(ui)).toEqual(["-1"]);
});

test.describe("on a withdrawal, cookies of each kind are gone", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const cookie of WRITTEN)
    test(`on this computer: ${cookie}`, async ({ ui, engine }) => {
      await openUndecided(ui, DIRECT_CONSENT_PAGE);
      await ui.click(ACCEPT);
      await showsBanner(ui, false);
      await ui.eval(write, [cookie]);
      const isKept = (await seen(ui)).includes(names([cookie])[0] as string);
      if (engine !== "webkit") expect(isKept, "the browser has the cookie").toBe(true);
      await withdraw(ui);
      expect(await seen(ui)).toEqual([COOKIE]);
      expect(await ui.eval((path) => fetch(path).then((response) => response.json()), COOKIES_PATH)).toBe(
        `${COOKIE}=-1`,
      );
      expect((await ui.cookies()).map(({ name }) => name)).toEqual([COOKIE]);
    });

  test.describe("on https", () => {
    test.skip(({ engine }) => engine === "webkit", "WebKitGTK's driver cannot answer for other hosts");

    test("all at once, also those of the domain", async ({ ui }) => {
      const cookies = [...WRITTEN, ...OF_A_DOMAIN];
      await answerForSite(ui);
      await openUndecided(ui, `${WWW}${DIRECT_CONSENT_PAGE}`);
      await ui.click(ACCEPT);
      await showsBanner(ui, false);
      await ui.eval(write, cookies);
      expect(await seen(ui)).toEqual([...names(cookies), COOKIE].sort());
      await withdraw(ui);
      expect(await seen(ui)).toEqual([COOKIE]);
      expect(await siteCookies(ui)).toEqual([`${COOKIE}=-1 www.${DOMAIN}`]);
    });
  });
});
