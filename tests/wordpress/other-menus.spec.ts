import { expect, test, type Ui } from "../support/ui.ts";
import { expectSilence, motionOver, NARROW, type Size, untilMatches, WIDE } from "./support/visit.ts";

/*
 * WordPress's other menus with their styles and scripts: its page menu and page list, the navigation block in both
 * variants, and two of its own themes.
 */

expectSilence();

const MENUS = [
  "?menu=pages",
  "?menu=page-list",
  "?menu=block-hover",
  "?menu=block-click",
  "?theme=twentytwentyone",
  "?theme=twentytwentythree",
];
const BRANCH = "dealer-mega-nav [data-dealer-branch]";

const branchCount = (ui: Ui) => ui.eval((branch) => document.querySelectorAll(branch).length, BRANCH);

/**
 * The state of each branch: its toggle's aria-expanded and whether the first link or button of its panel is visible.
 */
const states = (ui: Ui) =>
  ui.eval((branch) => {
    const isShown = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
      element.getBoundingClientRect().height > 0;
    return [...document.querySelectorAll(branch)].map((item) => {
      const panel = item.querySelector("[data-dealer-panel]");
      const toggle = [...item.querySelectorAll("[data-dealer-toggle]")].find((one) => !panel?.contains(one));
      return {
        isExpanded: toggle?.getAttribute("aria-expanded") === "true",
        isShown: isShown(panel?.querySelector("a[href], button") ?? null),
        isReachable: isShown(toggle ?? null),
      };
    });
  }, BRANCH);

const focusToggle = (ui: Ui, index: number) =>
  ui.eval(
    ([branch, at]) => {
      const item = document.querySelectorAll(branch)[at];
      const panel = item?.querySelector("[data-dealer-panel]");
      const toggles = [...(item?.querySelectorAll<HTMLElement>("[data-dealer-toggle]") ?? [])];
      toggles.find((one) => !panel?.contains(one))?.focus();
    },
    [BRANCH, index] as const,
  );

const middleOfLabel = (ui: Ui) =>
  ui.eval((branch) => {
    const label = document.querySelector(branch)?.querySelector("a, button, span");
    const { x = 0, y = 0, width = 0, height = 0 } = label?.getBoundingClientRect() ?? {};
    return [x + width / 2, y + height / 2] as const;
  }, BRANCH);

async function openPage(ui: Ui, path: string, { width, height }: Size) {
  await ui.viewport(width, height);
  await ui.goto(`/autos/${path}`);
  await untilMatches(ui, BRANCH);
  // Nothing below the loader's cover has the focus.
  await untilMatches(ui, "dealer-loader:not(:state(fading), :state(done))", false);
  if (width !== NARROW.width) return;
  await untilMatches(ui, "dealer-mega-nav:state(mobile)");
  await ui.click("dealer-mega-nav >>> button[part~=toggle]");
  await untilMatches(ui, "dealer-mega-nav:state(open)");
}

for (const path of MENUS) {
  test(`${path}: every submenu opens with Enter and shows, outer before inner, and Escape closes it`, async ({
    ui,
  }) => {
    await openPage(ui, path, WIDE);
    const count = await branchCount(ui);
    expect(count).toBeGreaterThan(1);
    for (let index = 0; index < count; index++) {
      if (!(await states(ui))[index]?.isExpanded) {
        await focusToggle(ui, index);
        await ui.press("Enter");
      }
      await expect
        .poll(async () => (await states(ui))[index])
        .toEqual({
          isExpanded: true,
          isShown: true,
          isReachable: true,
        });
    }
    await ui.press("Escape");
    await expect.poll(async () => (await states(ui))[count - 1]?.isExpanded).toBe(false);
  });

  test(`${path}: a toggle's state matches its panel, also under the mouse`, async ({ ui }) => {
    await openPage(ui, path, WIDE);
    const [x, y] = await middleOfLabel(ui);
    await ui.moveTo(x, y);
    await expect
      .poll(async () => (await states(ui)).every(({ isExpanded, isShown }) => isExpanded === isShown))
      .toBe(true);
  });

  test(`${path}: a narrow page hides it behind one button, without axe violations when open`, async ({
    ui,
  }) => {
    await openPage(ui, path, NARROW);
    await expect.poll(async () => (await states(ui))[0]?.isReachable).toBe(true);
    await motionOver(ui);
    const violations = await ui.axe({ include: "dealer-mega-nav" });
    expect(violations).toEqual([]);
  });
}
