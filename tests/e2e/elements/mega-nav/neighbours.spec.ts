import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, matches, NARROW, WIDE } from "../page.ts";
import { emitted, link, MENU_BUTTON, openMenu, putCallUs, stage } from "./menu.ts";

const CALL_US = 'dealer-call-us >>> [part="button"]';
const isCallUsOpen = (ui: Ui) => matches(ui, "dealer-call-us:state(open)");

/** The opacity of what a visitor sees of the menu: now, or as soon as a loader is ready. */
const opacityOf = (ui: Ui, moment: "now" | "ready") =>
  ui.eval((wanted) => {
    const detail = { waitedMs: 0 };
    const ready = new CustomEvent("dealer-loader-ready", { detail, bubbles: true });
    if (wanted === "ready") document.dispatchEvent(ready);
    const boxes = [...document.querySelectorAll("dealer-mega-nav, dealer-mega-nav nav, dealer-mega-nav ul")];
    const seen = boxes.filter((box) => !box.closest("li") && getComputedStyle(box).display !== "contents");
    return seen.reduce((opacity, box) => opacity * Number(getComputedStyle(box).opacity), 1);
  }, moment);

test.describe("dealer-mega-nav and its neighbours", () => {
  test("an opened menu closes the call-us panel", async ({ ui }) => {
    await stage(ui, { size: NARROW });
    await putCallUs(ui);
    await ui.click(CALL_US);
    await expect.poll(() => isCallUsOpen(ui)).toBe(true);
    await openMenu(ui);
    expect(await isCallUsOpen(ui)).toBe(false);
  });

  test("an opened call-us panel closes the menu, which emits the change", async ({ ui }) => {
    await stage(ui, { size: NARROW });
    await putCallUs(ui);
    await openMenu(ui);
    await ui.click(CALL_US);
    await expect.poll(() => isCallUsOpen(ui)).toBe(true);
    expect(await isShown(ui, link("home"))).toBe(false);
    expect(await ui.attribute(MENU_BUTTON, "aria-expanded")).toBe("false");
    expect(await emitted(ui, "toggled")).toEqual([{ open: true }, { open: false }]);
  });

  test("keeps the list on a wide page when the call-us panel opens", async ({ ui }) => {
    await stage(ui, { size: WIDE });
    await putCallUs(ui);
    await ui.click(CALL_US);
    await expect.poll(() => isCallUsOpen(ui)).toBe(true);
    expect(await isShown(ui, link("home"))).toBe(true);
    expect(await emitted(ui, "toggled")).toEqual([]);
  });

  for (const size of [WIDE, NARROW])
    test(`fades in when a loader is ready, without a fade under reduced motion, ${size[0]} px @reduced`, async ({
      ui,
      reduced,
    }) => {
      await stage(ui, { size });
      expect(await opacityOf(ui, "ready")).toBe(reduced ? 1 : 0);
    });

  test("shows without a fade when there is no loader", async ({ ui }) => {
    await stage(ui);
    expect(await opacityOf(ui, "now")).toBe(1);
    expect(await isShown(ui, link("home"))).toBe(true);
  });
});
