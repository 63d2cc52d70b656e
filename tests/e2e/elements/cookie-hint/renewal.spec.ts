import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, isShown, problems } from "../page.ts";
import { BANNER, CONSENT_PAGE, COOKIE, decisions, withHint } from "./banner.ts";

const HOUR_S = 3600;
const RENEWING = withHint(CONSENT_PAGE, 'renew decline-days="30"');

/** A choice of an earlier visit that ends within the hour. */
async function keepForAnHour(ui: Ui, value: string) {
  await ui.goto("/~rig/blank.html");
  await ui.eval(
    (name, text, age) => {
      document.cookie = `${name}=${text}; path=/; max-age=${age}`;
    },
    COOKIE,
    value,
    HOUR_S,
  );
}

/** For how many days the choice is stored from now. */
async function daysLeft(ui: Ui) {
  const choice = (await ui.cookies()).find(({ name }) => name === COOKIE);
  return ((choice?.expires ?? 0) - Date.now() / 1000) / 86_400;
}

test.describe("dealer-cookie-hint with renew", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("stores an acceptance anew on a visit, without a word", async ({ ui }) => {
    await keepForAnHour(ui, "1");
    await ui.goto(RENEWING);
    await isReady(ui);
    await expect.poll(() => daysLeft(ui)).toBeGreaterThan(364);
    expect(await isShown(ui, BANNER)).toBe(false);
    expect(await decisions(ui)).toMatchObject([{ choice: "accepted", source: "stored" }]);
  });

  test("does not renew a refusal", async ({ ui }) => {
    await keepForAnHour(ui, "-1");
    await ui.goto(RENEWING);
    await isReady(ui);
    await expect.poll(() => decisions(ui)).toMatchObject([{ choice: "declined" }]);
    expect(await daysLeft(ui)).toBeLessThan(1);
  });

  test("keeps the day of the choice", async ({ ui }) => {
    await keepForAnHour(ui, "1");
    await ui.setCookie("reDimCookieDate", "2026-01-02");
    await ui.goto(withHint(CONSENT_PAGE, 'renew reask-after="2026-01-01"'));
    await isReady(ui);
    await expect.poll(() => daysLeft(ui)).toBeGreaterThan(364);
    const day = (await ui.cookies()).find(({ name }) => name === "reDimCookieDate");
    expect(day?.value).toBe("2026-01-02");
    expect(day?.expires).toBeGreaterThan(Date.now() / 1000 + 364 * 86_400);
  });
});
