import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import {
  BUTTON,
  CLOSE,
  changes,
  DIALOG,
  day,
  expectFocus,
  HEADING,
  INPUT,
  isOpen,
  NEXT,
  openAt,
  openCalendar,
  openPage,
  PREVIOUS,
  set,
  TAG,
  text,
  write,
} from "./date-page.ts";

/* The date picker dialog of the ARIA authoring guide. */

const GRID = `${TAG} >>> table`;

const pressOutside = async (ui: Ui) => {
  await ui.moveTo(20, 20);
  await ui.down();
  await ui.up();
};

test.describe("the calendar's dialog", () => {
  test.beforeEach(({ ui }) => openPage(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("is modal and named; the chosen day is focused and selected", async ({ ui }) => {
    expect(await ui.attribute(BUTTON, "aria-label")).toBe("Wijzig datum, vrijdag 20 november 2026");
    await openCalendar(ui);
    await expectFocus(ui, "2026-11-20");
    expect(
      await ui.eval((tag) => document.querySelector(tag)?.shadowRoot?.querySelector(":modal") !== null, TAG),
    ).toBe(true);
    expect(await ui.attribute(DIALOG, "aria-label")).toBe("Kies een datum");
    expect(await ui.attribute(GRID, "role")).toBe("grid");
    expect(await ui.attribute(GRID, "aria-label")).toBe("november 2026");
    expect(await ui.attribute(day("2026-11-20"), "aria-label")).toBe("vrijdag 20 november 2026");
    expect(await ui.attribute(`${TAG} >>> td[data-day="2026-11-20"]`, "aria-selected")).toBe("true");
    expect(await ui.attribute(day("2026-11-20"), "tabindex")).toBe("0");
    expect(await ui.attribute(day("2026-11-21"), "tabindex")).toBe("-1");
  });

  test("opens at today without a date, and marks today", async ({ ui }) => {
    await write(ui, "");
    await openCalendar(ui);
    const today = await ui.eval(() => {
      const now = new Date();
      return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
        .map((n) => String(n).padStart(2, "0"))
        .join("-");
    });
    await expectFocus(ui, today);
    expect(await ui.attribute(day(today), "aria-current")).toBe("date");
    expect(await ui.attribute(BUTTON, "aria-label")).toBe("Kies een datum");
  });

  test("moves the focus by day, week, month and year", async ({ ui }) => {
    await openAt(ui, "2026-11-18");
    for (const [key, iso] of [
      ["ArrowRight", "2026-11-19"],
      ["ArrowLeft", "2026-11-18"],
      ["ArrowDown", "2026-11-25"],
      ["ArrowUp", "2026-11-18"],
      ["Home", "2026-11-16"],
      ["End", "2026-11-22"],
      ["PageUp", "2026-10-22"],
      ["PageDown", "2026-11-22"],
      ["Shift+PageUp", "2025-11-22"],
      ["Shift+PageDown", "2026-11-22"],
      ["ArrowDown", "2026-11-29"],
      ["ArrowDown", "2026-12-06"],
      ["ArrowUp", "2026-11-29"],
    ] as const) {
      await ui.press(key);
      await expectFocus(ui, iso);
    }
  });

  test("uses the last day of a shorter month", async ({ ui }) => {
    await openAt(ui, "2026-01-31");
    await ui.press("PageDown");
    await expectFocus(ui, "2026-02-28");
    await ui.press("Shift+PageUp");
    await expectFocus(ui, "2025-02-28");
  });

  for (const key of ["Enter", "Space"])
    test(`chooses by ${key}, closes and returns the focus to the button`, async ({ ui }) => {
      await openAt(ui, "2026-11-20");
      await ui.press("ArrowRight");
      await expectFocus(ui, "2026-11-21");
      await ui.press(key);
      await isOpen(ui, false);
      await expectFocus(ui, "button");
      expect(await text(ui)).toBe("21-11-2026");
      expect(await ui.attribute(BUTTON, "aria-label")).toBe("Wijzig datum, zaterdag 21 november 2026");
      expect(await changes(ui)).toEqual([{ iso: "2026-11-21", text: "21-11-2026" }]);
    });

  test("opens and chooses by keyboard alone", async ({ ui }) => {
    await ui.eval((input) => document.querySelector<HTMLElement>(input)?.focus(), INPUT);
    await ui.press("Tab");
    await expectFocus(ui, "button");
    await ui.press("Enter");
    await expectFocus(ui, "2026-11-20");
    await ui.press("End");
    await expectFocus(ui, "2026-11-22");
    await ui.press("Enter");
    await isOpen(ui, false);
    expect(await text(ui)).toBe("22-11-2026");
  });

  test("chooses by a press and emits the same events as typing", async ({ ui }) => {
    await ui.eval(() => {
      const input = document.querySelector("#dag");
      for (const name of ["input", "change"])
        input?.addEventListener(name, () => document.documentElement.toggleAttribute(`data-${name}`));
    });
    await openCalendar(ui);
    await ui.click(day("2026-11-03"));
    await isOpen(ui, false);
    await expectFocus(ui, "button");
    expect(await text(ui)).toBe("03-11-2026");
    expect(await ui.attribute("html", "data-input")).toBe("");
    expect(await ui.attribute("html", "data-change")).toBe("");
    expect(await changes(ui)).toEqual([{ iso: "2026-11-03", text: "03-11-2026" }]);
  });

  const endings: Record<string, (ui: Ui) => Promise<void>> = {
    Escape: (ui) => ui.press("Escape"),
    "its button": (ui) => ui.click(CLOSE),
    "a press outside": pressOutside,
  };
  for (const [name, end] of Object.entries(endings))
    test(`closes by ${name}, changes nothing and returns the focus`, async ({ ui }) => {
      await openCalendar(ui);
      await expectFocus(ui, "2026-11-20");
      await ui.press("ArrowRight");
      await expectFocus(ui, "2026-11-21");
      await end(ui);
      await isOpen(ui, false);
      await expectFocus(ui, "button");
      expect(await text(ui)).toBe("20-11-2026");
      expect(await changes(ui)).toEqual([]);
      await openCalendar(ui);
      await expectFocus(ui, "2026-11-20");
    });

  test("keeps Tab inside: previous, year, next, day, close, and again", async ({ ui }) => {
    await openCalendar(ui);
    await expectFocus(ui, "2026-11-20");
    for (const where of ["close", "Vorige maand", "Jaar", "Volgende maand", "2026-11-20", "close"]) {
      await ui.press("Tab");
      await expectFocus(ui, where);
    }
    await ui.press("Tab");
    await expectFocus(ui, "Vorige maand");
    await ui.press("Shift+Tab");
    await expectFocus(ui, "close");
  });

  test("announces the month when the buttons change it, and keeps the focus on them", async ({ ui }) => {
    await openCalendar(ui);
    expect(await ui.attribute(HEADING, "aria-live")).toBe("polite");
    expect(await ui.text(HEADING)).toBe("november 2026");
    await ui.click(NEXT);
    await expect.poll(() => ui.text(HEADING)).toBe("december 2026");
    await ui.click(PREVIOUS);
    await ui.click(PREVIOUS);
    await expect.poll(() => ui.text(HEADING)).toBe("oktober 2026");
    expect(await ui.attribute(GRID, "aria-label")).toBe("oktober 2026");
  });

  test("changes the year directly", async ({ ui }) => {
    await openCalendar(ui);
    await ui.eval((tag) => {
      const years = document.querySelector(tag)?.shadowRoot?.querySelector("select");
      if (!years) return;
      years.value = "1950";
      years.dispatchEvent(new Event("change", { bubbles: true }));
    }, TAG);
    await expect.poll(() => ui.text(HEADING)).toBe("november 1950");
    await ui.click(day("1950-11-05"));
    await expect.poll(() => text(ui)).toBe("05-11-1950");
  });

  test("has Dutch weeks from Monday, or another first day and language", async ({ ui }) => {
    const weekdays = () =>
      ui.eval(
        (tag) =>
          [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll("th") ?? [])].map((th) => [
            th.textContent,
            th.ariaLabel,
          ]),
        TAG,
      );
    await openCalendar(ui);
    expect((await weekdays())[0]).toEqual(["ma", "maandag"]);
    await set(ui, { "first-day": "0" });
    await expect.poll(async () => (await weekdays())[0]).toEqual(["zo", "zondag"]);
    await ui.press("Home");
    await expectFocus(ui, "2026-11-15");
    await set(ui, { locale: "de-DE" });
    await expect.poll(async () => (await weekdays())[0]?.[1]).toBe("Sonntag");
    expect(await ui.text(HEADING)).toBe("November 2026");
  });

  test("offers the days from min to max; other days are focusable but cannot be chosen", async ({ ui }) => {
    await set(ui, { min: "2026-11-18", max: "2026-12-02" });
    await openCalendar(ui);
    await expectFocus(ui, "2026-11-20");
    expect(await ui.attribute(day("2026-11-17"), "aria-disabled")).toBe("true");
    expect(await ui.attribute(day("2026-11-18"), "aria-disabled")).toBe(null);
    expect(await ui.attribute(PREVIOUS, "aria-disabled")).toBe("true");
    await ui.press("Home");
    await expectFocus(ui, "2026-11-16");
    await ui.press("Enter");
    await isOpen(ui, true);
    expect(await text(ui)).toBe("20-11-2026");
    await ui.press("PageDown");
    await expectFocus(ui, "2026-12-16");
    expect(await ui.attribute(NEXT, "aria-disabled")).toBe("true");
    expect(await ui.attribute(day("2026-12-02"), "aria-disabled")).toBe(null);
    expect(await ui.attribute(day("2026-12-03"), "aria-disabled")).toBe("true");
    await ui.click(day("2026-12-02"));
    await expect.poll(() => text(ui)).toBe("02-12-2026");
  });

  test("opens at the nearest day on offer", async ({ ui }) => {
    await set(ui, { min: "2031-03-10" });
    await write(ui, "");
    await openCalendar(ui);
    await expectFocus(ui, "2031-03-10");
  });

  test("reads a value that a script has set, without an event", async ({ ui }) => {
    await write(ui, "24-12-2026");
    await openCalendar(ui);
    await expectFocus(ui, "2026-12-24");
    await ui.press("Enter");
    await isOpen(ui, false);
    expect(await changes(ui)).toEqual([]);
  });

  test("is mirrored on a right-to-left page: the next day is on the left", async ({ ui }) => {
    await set(ui, { dir: "rtl" }, "html");
    await openCalendar(ui);
    await expectFocus(ui, "2026-11-20");
    await ui.press("ArrowLeft");
    await expectFocus(ui, "2026-11-21");
    const isMirrored = await ui.eval((tag) => {
      const left = (selector: string) =>
        document.querySelector(tag)?.shadowRoot?.querySelector(selector)?.getBoundingClientRect().left ?? 0;
      return left(".rdp-button_next") < left(".rdp-button_previous");
    }, TAG);
    expect(isMirrored).toBe(true);
  });

  test("shifts no day in any time zone", async ({ ui }) => {
    test.skip(ui.engine !== "chromium", "only Chromium changes its time zone on demand");
    const session = await ui.page?.context().newCDPSession(ui.page);
    for (const timezoneId of [
      "America/Sao_Paulo",
      "Africa/Cairo",
      "Pacific/Kiritimati",
      "Pacific/Pago_Pago",
    ]) {
      await session?.send("Emulation.setTimezoneOverride", { timezoneId });
      // Days on which the clocks of these zones skip midnight.
      for (const [iso, next] of [
        ["2018-11-03", "2018-11-04"],
        ["2026-04-23", "2026-04-24"],
      ] as const) {
        await openAt(ui, iso);
        await ui.press("ArrowRight");
        await expectFocus(ui, next);
        await ui.press("Enter");
        await isOpen(ui, false);
        expect(await text(ui)).toBe(next.split("-").reverse().join("-"));
      }
    }
  });
});

for (const fontSize of ["100%", "200%"])
  test(`the calendar fits a window of 320 px with text of ${fontSize}`, async ({ ui }) => {
    await openPage(ui, undefined, [320, 568]);
    await ui.eval((size) => {
      document.documentElement.style.fontSize = size;
      (document.querySelector("dealer-date-input") as HTMLElement).style.fontSize = "1rem";
    }, fontSize);
    await openCalendar(ui);
    const sides = () =>
      ui.eval((tag) => {
        const dialog = document.querySelector(tag)?.shadowRoot?.querySelector("dialog") as HTMLElement;
        const { left, right } = dialog.getBoundingClientRect();
        const days = [...dialog.querySelectorAll("td button")].map((button) => button.clientWidth);
        return {
          isInWindow: left >= 0 && right <= innerWidth,
          hiddenPx: dialog.scrollWidth - dialog.clientWidth,
          areWide: Math.min(...days) >= 42,
        };
      }, TAG);
    await expect.poll(sides).toEqual({ isInWindow: true, hiddenPx: 0, areWide: true });
  });
