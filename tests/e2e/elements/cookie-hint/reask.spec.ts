import { expect, test, type Ui } from "../../../support/ui.ts";
import { settle } from "../../contract/in-page.ts";
import { isReady, isShown, matches, problems } from "../page.ts";
import { dataLayer, LATER, open as openTagsPage, services, show, TAGS_PAGE, tags } from "../tags/page.ts";
import {
  ACCEPT,
  BANNER,
  CONSENT_PAGE,
  COOKIE,
  DECLINE,
  DIRECT_CONSENT_PAGE,
  decisions,
  openUndecided,
  showsBanner,
  startsAnew,
  withHint,
} from "./banner.ts";

const DAY_COOKIE = "reDimCookieDate";
const DAY_MS = 86_400_000;

const day = (fromToday: number) => new Date(Date.now() + fromToday * DAY_MS).toISOString().slice(0, 10);
const reask = (text: string, page = CONSENT_PAGE) => withHint(page, `reask-after="${text}"`);
const TODAY = day(0);

/** The cookies of a choice of this day, or of one without a day. */
async function keep(ui: Ui, value: string, chosen?: string) {
  await ui.goto("/~rig/blank.html");
  await ui.setCookie(COOKIE, value);
  if (chosen) await ui.setCookie(DAY_COOKIE, chosen);
}

const cookies = async (ui: Ui) => (await ui.cookies()).map(({ name, value }) => `${name}=${value}`).sort();

/** The page's last tag is ready, so the starter has loaded all that it loads by itself. */
const isIdle = (ui: Ui) => expect.poll(() => matches(ui, "dealer-to-top:defined")).toBe(true);

const CHOICES = [
  ["1", "accepted"],
  ["-1", "declined"],
] as const;

test.describe("dealer-cookie-hint with reask-after", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const [value, choice] of CHOICES) {
    for (const [which, chosen] of [
      ["without a day", undefined],
      ["of the day before", day(-2)],
    ] as const)
      test(`asks again where a choice ${which} is stored: ${choice}`, async ({ ui }) => {
        await keep(ui, value, chosen);
        await openUndecided(ui, reask(day(-1)));
        expect(await decisions(ui)).toEqual([]);
        expect(await matches(ui, "dealer-cookie-hint:is(:state(accepted), :state(declined))")).toBe(false);
        await ui.click(ACCEPT);
        await showsBanner(ui, false);
        expect(await cookies(ui)).toEqual([`${DAY_COOKIE}=${TODAY}`, `${COOKIE}=1`]);
        await ui.goto(reask(day(-1), DIRECT_CONSENT_PAGE));
        await isReady(ui);
        expect(await isShown(ui, BANNER)).toBe(false);
      });

    for (const chosen of [day(-1), day(0)])
      test(`does not ask where the choice is of ${chosen === TODAY ? "a later" : "that"} day: ${choice}`, async ({
        ui,
      }) => {
        await keep(ui, value, chosen);
        await ui.goto(reask(day(-1)));
        await isReady(ui);
        expect(await isShown(ui, BANNER)).toBe(false);
        expect(await decisions(ui)).toMatchObject([{ choice, source: "stored" }]);
      });
  }

  test("does not ask before that day has come", async ({ ui }) => {
    await keep(ui, "1");
    await ui.goto(reask(day(1)));
    await isReady(ui);
    expect(await isShown(ui, BANNER)).toBe(false);
    expect(await decisions(ui)).toMatchObject([{ choice: "accepted", source: "stored" }]);
  });

  test("asks on that day", async ({ ui }) => {
    await keep(ui, "1", day(-1));
    await openUndecided(ui, reask(TODAY));
  });

  test("stores no day without the attribute, and lets every choice count", async ({ ui }) => {
    await openUndecided(ui);
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
    expect(await cookies(ui)).toEqual([`${COOKIE}=1`]);
    await ui.goto(CONSENT_PAGE);
    await isIdle(ui);
    expect(await matches(ui, "dealer-cookie-hint:defined")).toBe(false);
  });

  test("keeps the day as long as the choice", async ({ ui }) => {
    await openUndecided(ui, reask(day(-1)));
    await ui.click(ACCEPT);
    await expect.poll(async () => (await cookies(ui)).length).toBe(2);
    const [first, second] = (await ui.cookies()).map(({ expires }) => Math.floor(expires ?? 0));
    expect(first).toBe(second);
  });

  test("clears what an earlier acceptance has let scripts store, when the visitor now refuses", async ({
    ui,
  }) => {
    await keep(ui, "1");
    await openUndecided(ui, reask(day(-1)));
    await ui.eval(() => {
      document.cookie = "_ga=GA1.1; path=/";
      localStorage.setItem("left", "behind");
    });
    await ui.click(DECLINE);
    await startsAnew(ui);
    expect(await cookies(ui)).toEqual([`${DAY_COOKIE}=${TODAY}`, `${COOKIE}=-1`]);
    expect(await ui.eval(() => localStorage.length)).toBe(0);
  });
});

for (const [which, chosen, isLoaded] of [
  ["of the day before", day(-2), false],
  ["of that day", day(-1), true],
] as const)
  test(`dealer-tags get an acceptance ${which}: ${isLoaded}`, async ({ ui }) => {
    await openTagsPage(ui, TAGS_PAGE, "1");
    await ui.setCookie(DAY_COOKIE, chosen);
    const banner = `<dealer-cookie-hint reask-after="${day(-1)}"></dealer-cookie-hint>`;
    await show(ui, `${banner}${tags(`${services().gtm} ${LATER}`)}`);
    await ui.eval(settle);
    expect((await dataLayer(ui)).some((entry) => entry.includes("granted"))).toBe(isLoaded);
  });

for (const text of ["01-12-2026", "2026-02-30", "binnenkort"])
  test(`dealer-cookie-hint warns of reask-after="${text}" and lets every choice count`, async ({ ui }) => {
    await keep(ui, "1");
    await ui.goto(reask(text));
    await isReady(ui);
    expect(await isShown(ui, BANNER)).toBe(false);
    expect((await problems(ui)).map(({ text: warning }) => warning)).toEqual([
      `<dealer-cookie-hint reask-after="${text}"> is not a day like 2026-11-20; "" is used instead.`,
    ]);
  });
