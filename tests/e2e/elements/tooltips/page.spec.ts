import { expect, test, type Ui } from "../../../support/ui.ts";
import { isReady, problems, violations } from "../page.ts";
import { emitted, focus, openTips, setAttribute, showsTip, TIP, TIPS_PAGE, tips } from "./tips.ts";

const PRICE = "Inclusief btw en leges";

const fetched = (ui: Ui, part: string) =>
  ui.eval(
    (wanted) => performance.getEntriesByType("resource").filter(({ name }) => name.includes(wanted)).length,
    part,
  );

test("the code that positions a tip is fetched for the first tip, not before", async ({ ui }) => {
  await openTips(ui);
  expect(await fetched(ui, "/chunks/tooltips-")).toBeGreaterThan(0);
  expect(await fetched(ui, "/chunks/floating")).toBe(0);
  await focus(ui, "#price");
  await showsTip(ui, PRICE);
  expect(await fetched(ui, "/chunks/floating")).toBe(1);
});

test("the browser's own tooltip stays when that code fails to load, which is logged once", async ({ ui }) => {
  await ui.viewport(1280, 720);
  await ui.goto(`/~drop/floating${TIPS_PAGE}`);
  await isReady(ui);
  for (const id of ["apk", "plain", "apk"]) await focus(ui, `#${id}`);
  const lines = async () => (await problems(ui)).map(({ text }) => text);
  await expect.poll(async () => (await lines()).length).toBe(1);
  expect((await lines())[0]).toMatch(/^Error in file:\S*floating\S*; Error:\S/);
  await expect.poll(() => ui.attribute("#apk", "title")).toBe("APK tot maart 2027");
  expect(await ui.attribute("#apk", "aria-describedby")).toBe(null);
  expect(await tips(ui)).toEqual([]);
  expect(await emitted(ui)).toEqual([]);
});

test("a tip shows under a strict content policy, without violations", async ({ ui }) => {
  await ui.viewport(1280, 720);
  await ui.goto(`${TIPS_PAGE}&csp=strict`);
  await isReady(ui);
  for (const [id, text] of [
    ["price", PRICE],
    ["joomla", "<strong>Bijtelling</strong><br />17% &amp; meer"],
  ] as const) {
    await focus(ui, `#${id}`);
    await showsTip(ui, text);
  }
  expect(await problems(ui)).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page is as without the element, with the browser's own titles", async ({ ui }) => {
    await ui.goto("/tests/pages/tooltips.html");
    expect(await ui.attribute("#apk", "title")).toBe("APK tot maart 2027");
    const seen = await ui.eval(() => document.querySelector("#wltp")?.checkVisibility());
    expect(seen).toBe(true);
  });
});

test.describe("a tip", () => {
  test.beforeEach(({ ui }) => openTips(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("has no axe violations, shown or hidden, for every kind of trigger @reduced", async ({ ui }) => {
    expect(await violations(ui)).toEqual([]);
    for (const id of ["price", "apk", "mail", "described", "plate", "wltp"]) {
      await focus(ui, `#${id}`);
      await expect.poll(async () => (await tips(ui)).length).toBe(1);
      expect(await violations(ui), id).toEqual([]);
    }
  });

  test("fades in, but not under reduced motion @reduced", async ({ ui }) => {
    await focus(ui, "#price");
    await showsTip(ui, PRICE);
    const length = await ui.eval(() => {
      const tip = document.querySelector("[data-dealer-tip]") as Element;
      const { transitionProperty, transitionDuration } = getComputedStyle(tip);
      return transitionProperty === "none" ? 0 : Number.parseFloat(transitionDuration);
    });
    const isReduced = await ui.eval(() => matchMedia("(prefers-reduced-motion: reduce)").matches);
    expect(length > 0).toBe(!isReduced);
  });

  test("has the page's colours reversed, in light and in dark @reduced", async ({ ui }) => {
    await focus(ui, "#price");
    await showsTip(ui, PRICE);
    const colours = await ui.eval((selector) => {
      const tip = getComputedStyle(document.querySelector(selector) as Element);
      const { color, backgroundColor } = getComputedStyle(document.body);
      const page = { text: color, surface: backgroundColor };
      return { tip: { text: tip.color, surface: tip.backgroundColor }, page };
    }, TIP);
    expect(colours.tip).toEqual({ text: colours.page.surface, surface: colours.page.text });
  });

  test("has a border in forced colours", async ({ ui }) => {
    test.skip(ui.engine !== "chromium", `${ui.engine}'s driver cannot force colours`);
    await ui.page?.emulateMedia({ forcedColors: "active" });
    await focus(ui, "#price");
    await showsTip(ui, PRICE);
    const { line, surface } = await ui.eval((selector) => {
      const style = getComputedStyle(document.querySelector(selector) as Element);
      return { line: style.borderTopColor, surface: style.backgroundColor };
    }, TIP);
    expect(line).not.toBe(surface);
  });

  test("is not printed", async ({ ui }) => {
    test.skip(ui.engine !== "chromium", `${ui.engine}'s driver cannot print`);
    await focus(ui, "#price");
    await showsTip(ui, PRICE);
    await ui.page?.emulateMedia({ media: "print" });
    await showsTip(ui);
  });

  test("uses the colours that are set around its trigger", async ({ ui }) => {
    await setAttribute(ui, "#section", "style", "--dealer-tooltips-surface: rgb(1, 2, 3)");
    await focus(ui, "#wltp");
    await showsTip(ui, "Gemeten op een rollenbank");
    const surface = () =>
      ui.eval((tip) => getComputedStyle(document.querySelector(tip) as Element).backgroundColor, TIP);
    expect(await surface()).toBe("rgb(1, 2, 3)");
    await focus(ui, "#price");
    await showsTip(ui, PRICE);
    expect(await surface()).not.toBe("rgb(1, 2, 3)");
  });
});
