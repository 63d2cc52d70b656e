import type { Page } from "@playwright/test";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, matches, NARROW, open, PAGE, problems, violations } from "../page.ts";
import {
  emitted,
  focus,
  isExpanded,
  link,
  MENU_BUTTON,
  openBranch,
  openMenu,
  stage,
  toggleOf,
} from "./menu.ts";

const BARS = "dealer-mega-nav .bars";

/** The styles that draw a toggle's indicator. */
const drawing = (ui: Ui, label: string) =>
  ui.eval((selector) => {
    const style = getComputedStyle(document.querySelector(selector) as Element, "::before");
    const { backgroundImage, borderBottomWidth, transform } = style;
    return { backgroundImage, borderBottomWidth, transform };
  }, toggleOf(label));

/** The number of visible bars in a screenshot of them: the first begins at its top, and all have one colour. */
const barsSeen = (ui: Ui, picture: Buffer) =>
  ui.eval(
    async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      pen?.drawImage(bitmap, 0, 0);
      const middle = pen?.getImageData(bitmap.width / 2, 0, 1, bitmap.height).data ?? new Uint8ClampedArray();
      const rows = Array.from({ length: bitmap.height }, (_, row) =>
        middle.slice(4 * row, 4 * row + 4).join(),
      );
      return rows.filter((row, index) => row === rows[0] && row !== rows[index - 1]).length;
    },
    `data:image/png;base64,${picture.toString("base64")}`,
  );

/** Where the style sheet draws the bars of the placeholder. */
async function placeholderBars(page: Page) {
  const { x, y, height } = (await page.locator("dealer-mega-nav").boundingBox()) ?? new DOMRect();
  return { x: x + 16, y: y + height / 2 - 7, width: 20, height: 14 };
}

test.describe("dealer-mega-nav on a narrow page", () => {
  test("hides the list behind one button", async ({ ui }) => {
    await open(ui, `${PAGE}&probe`, NARROW);
    expect(await isShown(ui, link("home"))).toBe(false);
    await openMenu(ui);
    expect(await ui.attribute(MENU_BUTTON, "aria-expanded")).toBe("true");
    await ui.click(MENU_BUTTON);
    await expect.poll(() => isShown(ui, link("home"))).toBe(false);
    expect(await emitted(ui, "toggle")).toEqual([{ open: true }, { open: false }]);
    expect(await emitted(ui, "toggled")).toEqual([{ open: true }, { open: false }]);
    expect(await problems(ui)).toEqual([]);
  });

  test("does not open when a listener prevents the toggle", async ({ ui }) => {
    await open(ui, PAGE, NARROW);
    await ui.eval(() => addEventListener("dealer-mega-nav-toggle", (event) => event.preventDefault()));
    await ui.click(MENU_BUTTON);
    await expect.poll(() => emitted(ui, "toggle")).toHaveLength(1);
    expect(await isShown(ui, link("home"))).toBe(false);
  });

  test("opens the current item's branch when the page loads", async ({ ui }) => {
    await open(ui, PAGE, NARROW);
    await openMenu(ui);
    expect(await isShown(ui, link("suv"))).toBe(true);
    expect(await isShown(ui, link("apk"))).toBe(false);
    expect(await ui.attribute(link("occasions"), "aria-current")).toBe("page");
  });

  test("is an accordion: opening one submenu closes its siblings", async ({ ui }) => {
    await open(ui, PAGE, NARROW);
    await openMenu(ui);
    await ui.click(toggleOf("Werkplaats"));
    await expect.poll(() => isShown(ui, link("apk"))).toBe(true);
    expect(await isShown(ui, link("nieuw"))).toBe(false);
    await ui.click(toggleOf("Werkplaats"));
    await expect.poll(() => isShown(ui, link("apk"))).toBe(false);
  });

  test("draws a plus on closed submenus and a minus on open ones", async ({ ui }) => {
    await stage(ui, { size: NARROW });
    await openMenu(ui);
    const strokes = async (label: string) =>
      (await drawing(ui, label)).backgroundImage.split("linear-gradient").length - 1;
    expect(await strokes("Werkplaats")).toBe(2);
    await openBranch(ui, "Werkplaats");
    expect(await strokes("Werkplaats")).toBe(1);
    expect(await strokes("Auto’s")).toBe(2);
  });

  test("draws arrows that turn when indicator is arrows", async ({ ui }) => {
    await stage(ui, { attributes: { indicator: "arrows" }, size: NARROW });
    await openMenu(ui);
    const closed = await drawing(ui, "Werkplaats");
    expect(closed).toMatchObject({ backgroundImage: "none", borderBottomWidth: "2px" });
    await openBranch(ui, "Werkplaats");
    const isTurned = async () => (await drawing(ui, "Werkplaats")).transform !== closed.transform;
    await expect.poll(isTurned).toBe(true);
  });

  test("draws an arrow and a plus with the same middle", async ({ ui }) => {
    const middle = () =>
      ui.eval((selector) => {
        const { insetInlineEnd, inlineSize } = getComputedStyle(
          document.querySelector(selector) as Element,
          "::before",
        );
        return Number.parseFloat(insetInlineEnd) + Number.parseFloat(inlineSize) / 2;
      }, toggleOf("Werkplaats"));
    await stage(ui, { size: NARROW });
    await openMenu(ui);
    const plus = await middle();
    await ui.eval(() => document.querySelector("dealer-mega-nav")?.setAttribute("indicator", "arrows"));
    await expect.poll(middle).toBe(plus);
    await expect.poll(async () => (await drawing(ui, "Werkplaats")).backgroundImage).toBe("none");
  });

  for (const forcedColors of ["none", "active"] as const)
    test(`has three bars on its button before and after its code, with forced colours ${forcedColors}`, async ({
      ui,
    }) => {
      test.skip(ui.engine !== "chromium", "only Chromium can emulate forced colours");
      const page = ui.page as Page;
      await page.emulateMedia({ forcedColors });
      await ui.viewport(...NARROW);
      await ui.goto(`/~drop-silent/core${PAGE}`, { until: "start" });
      await expect.poll(() => ui.attribute("dealer-mega-nav", "data-dealer-button")).toContain("role");
      expect(await barsSeen(ui, await page.screenshot({ clip: await placeholderBars(page) }))).toBe(3);
      await open(ui, PAGE, NARROW);
      expect(await barsSeen(ui, await page.locator(BARS).screenshot())).toBe(3);
    });

  test("works by keyboard alone", async ({ ui }) => {
    await open(ui, PAGE, NARROW);
    await focus(ui, "dealer-logo a");
    await ui.press("Tab");
    await expect.poll(() => ui.focused()).toMatchObject({ part: "toggle", text: "Menu" });
    await ui.press("Enter");
    await expect.poll(() => isShown(ui, link("home"))).toBe(true);
    await ui.press("Tab");
    await expect.poll(() => ui.focused()).toMatchObject({ tag: "a", text: "Home" });
    for (const level of ["Occasions", "Auto’s"]) {
      expect(await isExpanded(ui, level)).toBe(true);
      await ui.press("Escape");
      await expect.poll(() => isExpanded(ui, level)).toBe(false);
    }
    await ui.press("Escape");
    await expect.poll(() => isShown(ui, link("home"))).toBe(false);
    expect(await ui.focused()).toMatchObject({ part: "toggle" });
  });

  test("is narrow at 768 px and wide at 769, in both directions", async ({ ui }) => {
    await open(ui, PAGE, [769, 640]);
    expect(await matches(ui, "dealer-mega-nav:state(desktop)")).toBe(true);
    await ui.viewport(768, 640);
    await expect.poll(() => matches(ui, "dealer-mega-nav:state(mobile)")).toBe(true);
    expect(await isShown(ui, MENU_BUTTON)).toBe(true);
    await ui.viewport(769, 640);
    await expect.poll(() => matches(ui, "dealer-mega-nav:state(desktop)")).toBe(true);
    expect(await isShown(ui, link("home"))).toBe(true);
    expect(await emitted(ui, "layout-changed")).toEqual([{ layout: "mobile" }, { layout: "desktop" }]);
  });

  test("has no axe violations, closed or open @reduced", async ({ ui }) => {
    await open(ui, PAGE, NARROW);
    expect(await violations(ui)).toEqual([]);
    await openMenu(ui);
    expect(await violations(ui)).toEqual([]);
  });
});

test("a separator draws no second line between the items of a narrow page", async ({ ui }) => {
  const html = `<ul><li id="een"><a href="#een">Een</a></li><li><hr></li><li>---</li><li id="twee"><a href="#twee">Twee</a></li></ul>`;
  await stage(ui, { html, size: NARROW });
  await openMenu(ui);
  const gap = () =>
    ui.eval(() => {
      const [one, two] = ["een", "twee"].map((id) =>
        document.querySelector(`li#${id}`)?.getBoundingClientRect(),
      );
      return Math.round((two?.top ?? 0) - (one?.bottom ?? 0));
    });
  expect(await gap()).toBe(0);
});
