import { holdFiles } from "../../../support/hold.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, matches, NARROW, problems, WIDE } from "../page.ts";
import {
  BUTTON,
  changes,
  DATE_PAGE,
  day,
  expectFocus,
  INPUT,
  isOpen,
  message,
  openCalendar,
  openPage,
  TAG,
  text,
  type,
} from "./date-page.ts";

/** The library's chunks that the page has requested. */
const chunks = (ui: Ui) =>
  ui.eval(() =>
    performance
      .getEntriesByType("resource")
      .flatMap(({ name }) => /\/chunks\/(.+)-\w+\.js$/.exec(name)?.[1] ?? []),
  );

const isBusy = (ui: Ui, expected: boolean) =>
  expect.poll(() => ui.attribute(BUTTON, "aria-busy")).toBe(String(expected));

test("the calendar is fetched on the first press of its button, and not before", async ({ ui }) => {
  await openPage(ui);
  await type(ui, "3/5/26");
  expect(await chunks(ui)).toContain("date-input");
  expect(await chunks(ui)).not.toContain("calendar");
  await openCalendar(ui);
  expect(await chunks(ui)).toContain("calendar");
});

test("a press is kept while the calendar loads, and the button is busy", async ({ ui }) => {
  const calendar = holdFiles("calendar");
  await openPage(ui, calendar.on(DATE_PAGE));
  await isBusy(ui, false);
  await ui.click(BUTTON);
  await isBusy(ui, true);
  expect(await matches(ui, `${TAG}:state(open)`)).toBe(false);
  await calendar.release();
  await isOpen(ui, true);
  await isBusy(ui, false);
  await expectFocus(ui, "2026-11-20");
  expect(await problems(ui)).toEqual([]);
});

test("without its code there is no calendar, each press logs one line, and the input works", async ({
  ui,
}) => {
  await openPage(ui, `/~drop/calendar${DATE_PAGE}`);
  const lines = async () =>
    (await problems(ui)).map(({ text: line }) => line).filter((line) => line.startsWith("Error in "));
  for (const presses of [1, 2]) {
    await ui.click(BUTTON);
    await expect.poll(lines).toHaveLength(presses);
    expect((await lines()).at(-1)).toMatch(/^Error in file:chunks\/calendar; Error:\S/);
    await isBusy(ui, false);
  }
  await type(ui, "3/5/26");
  expect(await text(ui)).toBe("03-05-2026");
  expect(await changes(ui)).toHaveLength(1);
});

test("the next press retries code that failed to load", async ({ ui }) => {
  test.skip(ui.engine === "firefox", "Firefox keeps a module's failure for as long as the page lives");
  test.skip(!ui.page, "WebKitGTK's driver cannot lose one request and answer the next");
  await openPage(ui);
  await ui.page?.route(/chunks\/calendar/, (route) => route.abort(), { times: 1 });
  await ui.click(BUTTON);
  await expect.poll(async () => (await problems(ui)).length).toBeGreaterThan(0);
  await isBusy(ui, false);
  await openCalendar(ui);
});

test("everything works under a strict content policy, without violations", async ({ ui }) => {
  await openPage(ui, `${DATE_PAGE}&csp=strict`);
  await type(ui, "3/5/26");
  await openCalendar(ui);
  await expectFocus(ui, "2026-05-03");
  await ui.press("PageDown");
  await expectFocus(ui, "2026-06-03");
  await ui.click(day("2026-06-05"));
  await expect.poll(() => text(ui)).toBe("05-06-2026");
  expect(await problems(ui)).toEqual([]);
});

test.describe("a date that is typed before the code comes", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  const openHeld = async (ui: Ui) => {
    const code = holdFiles("date-input-");
    await ui.goto(code.on(DATE_PAGE));
    return async () => {
      await code.release();
      await expect.poll(() => isShown(ui, BUTTON)).toBe(true);
    };
  };

  test("is written in the format, and the page's scripts hear of it", async ({ ui }) => {
    const release = await openHeld(ui);
    await type(ui, "3/5/26");
    await ui.eval(() => {
      document.querySelector("#dag")?.addEventListener("change", ({ target }) => {
        document.documentElement.dataset.found = (target as HTMLInputElement).value;
      });
    });
    await release();
    expect(await text(ui)).toBe("03-05-2026");
    expect(await ui.attribute("html", "data-found")).toBe("03-05-2026");
  });

  test("is left alone until the visitor leaves the input", async ({ ui }) => {
    const release = await openHeld(ui);
    await type(ui, "3/5/26");
    await ui.eval(() => document.querySelector<HTMLInputElement>("#dag")?.focus());
    await release();
    expect(await text(ui)).toBe("3/5/26");
    await ui.press("Tab");
    await expect.poll(() => text(ui)).toBe("03-05-2026");
  });

  test("has its message when it is no date", async ({ ui }) => {
    const release = await openHeld(ui);
    await type(ui, "straks");
    await release();
    expect(await text(ui)).toBe("straks");
    expect(await message(ui)).toMatch(/^Vul een datum in/);
  });

  test("is not the server's, which stays as it was written", async ({ ui }) => {
    const code = holdFiles("date-input-");
    await ui.goto(code.on(DATE_PAGE));
    await ui.eval(() => document.querySelector("#dag")?.setAttribute("value", "2026-05-03"));
    await code.release();
    await expect.poll(() => isShown(ui, BUTTON)).toBe(true);
    expect(await text(ui)).toBe("2026-05-03");
  });
});

for (const [width, height] of [WIDE, NARROW])
  test(`nothing moves when the element is upgraded, ${width} px wide`, async ({ ui }) => {
    await ui.viewport(width, height);
    const code = holdFiles("date-input-");
    await ui.goto(code.on(DATE_PAGE));
    const places = () =>
      ui.eval(() =>
        ["#naam", "#dag", "#fieldset", "#send"].map((selector) => {
          const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
          return [x, y, width, height];
        }),
      );
    expect(await matches(ui, `${TAG}:defined`)).toBe(false);
    const before = await places();
    await code.release();
    await expect.poll(() => isShown(ui, BUTTON)).toBe(true);
    expect(await places()).toEqual(before);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the input is plain, without space for a button", async ({ ui }) => {
    await ui.goto(DATE_PAGE.replace("?probe", ""));
    const [input, element] = await ui.eval(
      (selector, tag) =>
        [selector, tag].map((wanted) => document.querySelector(wanted)?.getBoundingClientRect().width),
      INPUT,
      TAG,
    );
    expect(input).toBeGreaterThan(0);
    expect(element).toBe(input);
  });
});
