import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, isShown, matches, problems } from "../page.ts";
import {
  ACCEPT,
  BANNER,
  CONSENT_PAGE,
  COOKIE,
  consentValues,
  DIRECT_CONSENT_PAGE,
  decisions,
  holds,
  openUndecided,
  showsBanner,
  withHint,
} from "./banner.ts";

const BLANK = "/~rig/blank.html";

/** Some drivers know only the cookies of the current page. */
async function keep(ui: Ui, cookies: Record<string, string>) {
  await ui.goto(BLANK);
  for (const [name, value] of Object.entries(cookies)) await ui.setCookie(name, value);
}

const fetched = (ui: Ui) =>
  ui.eval(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("cookie-hint-")).length,
  );

/** The page's last tag is ready, so the starter has loaded all that it loads by itself. */
const isIdle = (ui: Ui) => expect.poll(() => matches(ui, "dealer-to-top:defined")).toBe(true);

test.describe("dealer-cookie-hint on a later visit", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const [name, value] of [
    [COOKIE, "0"],
    [COOKIE, "11"],
    [COOKIE, "true"],
    [`x${COOKIE}`, "1"],
    [`${COOKIE}2`, "-1"],
  ] as const)
    test(`shows where the cookie ${name} has the value ${value}, which is no valid choice`, async ({
      ui,
    }) => {
      await keep(ui, { [name]: value });
      await openUndecided(ui);
      expect(await decisions(ui)).toEqual([]);
      await ui.click(ACCEPT);
      await showsBanner(ui, false);
      expect(await consentValues(ui)).toEqual(["1"]);
    });

  for (const [value, choice] of [
    ["1", "accepted"],
    ["-1", "declined"],
  ] as const) {
    test(`does not show where ${value} is stored`, async ({ ui }) => {
      await keep(ui, { [COOKIE]: value });
      await ui.goto(DIRECT_CONSENT_PAGE);
      await isReady(ui);
      expect(await isShown(ui, BANNER)).toBe(false);
      expect(await holds(ui, choice)).toBe(true);
      expect(await decisions(ui)).toEqual([{ choice, value, source: "stored", stored: true }]);
      expect(await consentValues(ui)).toEqual([value]);
    });

    test(`still shows where ${value} is stored and the author wants that`, async ({ ui }) => {
      await keep(ui, { [COOKIE]: value });
      await openUndecided(ui, withHint(CONSENT_PAGE, 'when-decided="show"'));
      expect(await holds(ui, choice)).toBe(true);
    });

    test(`is not even fetched where ${value} is stored`, async ({ ui }) => {
      await keep(ui, { [COOKIE]: value });
      await ui.goto(CONSENT_PAGE);
      await isIdle(ui);
      expect(await fetched(ui)).toBe(0);
      expect(await ui.eval(() => document.querySelector("dealer-cookie-hint")?.matches(":defined"))).toBe(
        false,
      );
      expect(await isShown(ui, "dealer-cookie-hint p")).toBe(false);
    });
  }

  test("treats two cookies of that name as a refusal if one is", async ({ ui }) => {
    await ui.goto(BLANK);
    await ui.eval((name) => {
      document.cookie = `${name}=1; path=/`;
      document.cookie = `${name}=-1; path=/tests`;
    }, COOKIE);
    await ui.goto(DIRECT_CONSENT_PAGE);
    await isReady(ui);
    expect(await holds(ui, "declined")).toBe(true);
    expect(await isShown(ui, BANNER)).toBe(false);
  });

  test("leaves one cookie of that name after a new choice", async ({ ui }) => {
    await ui.goto(BLANK);
    await ui.eval((name) => {
      document.cookie = `${name}=-1; path=/`;
      document.cookie = `${name}=-1; path=/tests`;
    }, COOKIE);
    await openUndecided(ui, withHint(CONSENT_PAGE, 'when-decided="show"'));
    await ui.click(ACCEPT);
    await expect.poll(() => ui.eval(() => document.cookie)).toBe(`${COOKIE}=1`);
  });

  test("stores nothing by itself", async ({ ui }) => {
    await openUndecided(ui);
    expect(await ui.eval(() => document.cookie)).toBe("");
  });

  for (const now of ["2024-06-15T12:00:00Z", "2026-11-20T12:00:00Z", "2030-03-01T12:00:00Z"])
    test(`an acceptance of ${now.slice(0, 4)} survives a reload`, async ({ ui }) => {
      const page = DIRECT_CONSENT_PAGE.replace("probe", `probe&clock=${Date.parse(now)}`);
      await openUndecided(ui, page);
      await ui.click(ACCEPT);
      await expect.poll(() => consentValues(ui)).toEqual(["1"]);
      await ui.goto(page);
      await isReady(ui);
      expect(await holds(ui, "accepted")).toBe(true);
      expect(await isShown(ui, BANNER)).toBe(false);
    });
});
