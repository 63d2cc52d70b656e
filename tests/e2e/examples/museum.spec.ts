import { expect, test, type Ui } from "../../support/ui.ts";
import { isReady, isShown, matches, NARROW, problems, violations, WIDE } from "../elements/page.ts";

const HOME = "/examples/museum/index.html?probe";
const VISIT = "/examples/museum/bezoek.html?probe";
const SIZES = { wide: WIDE, narrow: NARROW };
const PANELS = ["lijn-1", "lijn-2", "lijn-3", "lijn-4"];
const MENU_BUTTON = 'dealer-mega-nav >>> [part="toggle"]';
const tab = (panel: string) => `dealer-mega-nav a[href="#${panel}"]`;

/** The panels whose links are visible. */
async function shownPanels(ui: Ui) {
  const shown = await Promise.all(PANELS.map((id) => isShown(ui, `#${id} a`)));
  return PANELS.filter((_, index) => shown[index]);
}

/** Opens a page and waits for all its code and for the end of the loader. */
async function open(ui: Ui, path: string, [width, height]: readonly [number, number]) {
  await ui.viewport(width, height);
  await ui.goto(path);
  await isReady(ui);
  await expect.poll(() => matches(ui, "dealer-loader:state(done)")).toBe(true);
}

test.describe("the museum's menu on a wide page", () => {
  test("shows the first line's stops, and another line's after a press on its tab", async ({ ui }) => {
    await open(ui, HOME, WIDE);
    expect(await shownPanels(ui)).toEqual(["lijn-1"]);
    await ui.click(tab("lijn-3"));
    await expect.poll(() => shownPanels(ui)).toEqual(["lijn-3"]);
    expect(await ui.attribute(tab("lijn-3"), "aria-selected")).toBe("true");
    expect(await ui.attribute(tab("lijn-1"), "aria-selected")).toBe("false");
    expect(await problems(ui)).toEqual([]);
  });

  test("shows the line of the page the visitor is on", async ({ ui }) => {
    await open(ui, VISIT, WIDE);
    expect(await shownPanels(ui)).toEqual(["lijn-2"]);
    expect(await ui.attribute("#lijn-2 a[href='bezoek.html']", "aria-current")).toBe("page");
  });
});

test("opens one line at a time on a narrow page", async ({ ui }) => {
  await open(ui, HOME, NARROW);
  expect(await shownPanels(ui)).toEqual([]);
  await ui.click(MENU_BUTTON);
  await expect.poll(() => isShown(ui, tab("lijn-1"))).toBe(true);
  expect(await shownPanels(ui)).toEqual([]);
  await ui.click(tab("lijn-1"));
  await expect.poll(() => shownPanels(ui)).toEqual(["lijn-1"]);
  await ui.click(tab("lijn-2"));
  await expect.poll(() => shownPanels(ui)).toEqual(["lijn-2"]);
  await ui.click(tab("lijn-2"));
  await expect.poll(() => shownPanels(ui)).toEqual([]);
  expect(await problems(ui)).toEqual([]);
});

for (const [size, viewport] of Object.entries(SIZES))
  test(`its home page has no axe violations @reduced: ${size}`, async ({ ui }) => {
    await open(ui, HOME, viewport);
    expect(await violations(ui)).toEqual([]);
  });

test.describe("the museum without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [size, [width, height]] of Object.entries(SIZES))
    test(`every line's stops are visible: ${size}`, async ({ ui }) => {
      await ui.viewport(width, height);
      await ui.goto("/examples/museum/index.html");
      expect(await shownPanels(ui)).toEqual(PANELS);
      expect(await isShown(ui, tab("lijn-1"))).toBe(true);
      expect(await isShown(ui, "#welkom")).toBe(true);
    });
});
