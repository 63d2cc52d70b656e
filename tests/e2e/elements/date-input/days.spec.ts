import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import {
  changes,
  day,
  expectFocus,
  isOpen,
  message,
  NEXT,
  openAt,
  openCalendar,
  openPage,
  PREVIOUS,
  set,
  TAG,
  text,
  type,
  write,
} from "./date-page.ts";

/** The day that Tab reaches. */
const roving = (ui: Ui) =>
  ui.eval(
    (tag) =>
      [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll("td[data-day]") ?? [])]
        .filter((cell) => cell.querySelector("button")?.tabIndex === 0)
        .map((cell) => cell.getAttribute("data-day")),
    TAG,
  );

/** As the page's input writes a day. */
const written = (iso: string) => iso.split("-").reverse().join("-");

test.beforeEach(({ ui }) => openPage(ui));

test.describe("the day that Tab reaches", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const [keys, iso] of [
    [["ArrowRight"], "2026-12-01"],
    [["ArrowDown"], "2026-12-07"],
    [["ArrowRight", "ArrowLeft"], "2026-11-30"],
    [["End"], "2026-12-06"],
    [["PageDown", "PageDown"], "2027-01-30"],
  ] as const)
    test(`is the focused one after ${keys} from the last day of a month`, async ({ ui }) => {
      await openAt(ui, "2026-11-30");
      for (const key of keys) await ui.press(key);
      await expectFocus(ui, iso);
      expect(await roving(ui)).toEqual([iso]);
      await ui.press("Shift+Tab");
      await ui.press("Tab");
      await expectFocus(ui, iso);
    });

  for (const [button, iso, clicks] of [
    [NEXT, "2026-12-18", 1],
    [PREVIOUS, "2026-10-18", 1],
    [NEXT, "2027-02-18", 3],
  ] as const)
    test(`has the same number after ${clicks} presses on ${button}`, async ({ ui }) => {
      await openAt(ui, "2026-11-18");
      for (let count = 0; count < clicks; count++) await ui.click(button);
      await expect.poll(() => roving(ui)).toEqual([iso]);
    });

  for (const [from, key, to] of [
    ["2026-01-31", "PageDown", "2026-02-28"],
    ["2026-03-31", "PageUp", "2026-02-28"],
    ["2026-05-31", "PageDown", "2026-06-30"],
    ["2026-12-31", "PageDown", "2027-01-31"],
    ["2024-02-29", "Shift+PageDown", "2025-02-28"],
  ] as const)
    test(`is ${to} after ${key} from ${from}`, async ({ ui }) => {
      await openAt(ui, from);
      await ui.press(key);
      await expectFocus(ui, to);
      expect(await roving(ui)).toEqual([to]);
    });

  test("is in the month that a button shows, after a shorter one", async ({ ui }) => {
    await openAt(ui, "2026-01-31");
    await ui.click(NEXT);
    await expect.poll(() => roving(ui)).toEqual(["2026-02-28"]);
  });
});

test.describe("days that cannot be chosen", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const [name, attributes, closed, open] of [
    ["Sundays", { "disabled-weekdays": "0" }, "2026-11-22", "2026-11-23"],
    ["weekends", { "disabled-weekdays": "0, 6" }, "2026-11-21", "2026-11-20"],
    ["a holiday", { "disabled-dates": "2026-11-24" }, "2026-11-24", "2026-11-25"],
    ["a period", { "disabled-dates": "2026-11-24/2026-11-26" }, "2026-11-26", "2026-11-27"],
  ] as const)
    test(`${name}: in the calendar and typed`, async ({ ui }) => {
      await set(ui, attributes);
      await openCalendar(ui);
      expect(await ui.attribute(day(closed), "aria-disabled")).toBe("true");
      expect(await ui.attribute(day(open), "aria-disabled")).toBe(null);
      await ui.click(day(closed));
      await expectFocus(ui, closed);
      await ui.press("Enter");
      await isOpen(ui, true);
      await ui.click(day(open));
      await isOpen(ui, false);
      expect(await text(ui)).toBe(written(open));
      await type(ui, written(closed));
      expect(await message(ui)).toBe(`Op ${written(closed)} kan het niet. Kies een andere dag.`);
      expect(await text(ui)).toBe(written(closed));
      expect((await changes(ui)).at(-1)).toEqual({ iso: "", text: written(closed) });
    });

  test("the calendar opens at the next day that can be chosen", async ({ ui }) => {
    await write(ui, "");
    await set(ui, {
      min: "2031-03-08",
      "disabled-weekdays": "0, 6",
      "disabled-dates": "2031-03-10/2031-03-12",
    });
    await openCalendar(ui);
    await expectFocus(ui, "2031-03-13");
  });

  test("days from today: tomorrow at the earliest, in a month at the latest", async ({ ui }) => {
    const later = (days: number) =>
      ui.eval((count) => {
        const date = new Date();
        const iso = new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate() + count));
        return iso.toISOString().slice(0, 10);
      }, days);
    await set(ui, { min: "+1", max: "+30" });
    for (const [days, expected] of [
      [0, `Kies een datum vanaf ${written(await later(1))}.`],
      [1, ""],
      [30, ""],
      [31, `Kies een datum tot en met ${written(await later(30))}.`],
    ] as const) {
      await type(ui, written(await later(days)));
      expect(await message(ui), `${days} days from today`).toBe(expected);
    }
    await write(ui, "");
    await openCalendar(ui);
    await expectFocus(ui, await later(1));
  });
});

for (const [min, max] of [
  ["2026-12-10", "2026-11-10"],
  ["+1", "-1"],
] as const)
  test(`min="${min}" after max="${max}": one warning, and the messages are true`, async ({ ui }) => {
    await set(ui, { max, min });
    await set(ui, { "first-day": "0" });
    const warning = `<dealer-date-input max="${max}"> is before min; "" is used instead.`;
    expect((await problems(ui)).map((problem) => problem.text)).toEqual([warning]);
    await type(ui, "01-01-2020");
    expect(await message(ui)).toMatch(/^Kies een datum vanaf /);
    await type(ui, "01-02-2037");
    expect(await message(ui)).toBe("");
    expect(await text(ui)).toBe("01-02-2037");
  });

for (const [attributes, warning] of [
  [{ min: "tomorrow" }, 'min="tomorrow"> is not a day like 2026-11-20 or +1; "" is used instead.'],
  [
    { "disabled-weekdays": "0, 7" },
    'disabled-weekdays="0, 7"> has 7, not of the form 0, 6; "0" is used instead.',
  ],
  [
    { "disabled-weekdays": "0 1 2 3 4 5 6" },
    'disabled-weekdays="0 1 2 3 4 5 6"> has every day of the week; "" is used instead.',
  ],
  [
    { "disabled-dates": "kerst" },
    'disabled-dates="kerst"> has kerst, not of the form 2026-12-25, 2026-12-28/2027-01-02; "" is used instead.',
  ],
] as const)
  test(`a wrong value is named in the console: ${Object.entries(attributes)}`, async ({ ui }) => {
    await set(ui, attributes);
    expect((await problems(ui)).map((problem) => problem.text)).toEqual([`<dealer-date-input ${warning}`]);
    await type(ui, "22-11-2026");
    expect(await message(ui)).toBe(
      warning.includes('"0"') ? "Op 22-11-2026 kan het niet. Kies een andere dag." : "",
    );
  });
