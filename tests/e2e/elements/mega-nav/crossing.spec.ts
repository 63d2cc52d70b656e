import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, matches, problems } from "../page.ts";
import {
  emitted,
  focus,
  focusedOn,
  isExpanded,
  link,
  MENU_BUTTON,
  openBranch,
  openMenu,
  stage,
} from "./menu.ts";

const NARROWEST_WIDE = [769, 640] as const;
const WIDEST_NARROW = [768, 640] as const;

const isIn = (ui: Ui, layout: "mobile" | "desktop") => matches(ui, `dealer-mega-nav:state(${layout})`);

async function goWide(ui: Ui) {
  await ui.viewport(...NARROWEST_WIDE);
  await expect.poll(() => isIn(ui, "desktop")).toBe(true);
}

async function goNarrow(ui: Ui) {
  await ui.viewport(...WIDEST_NARROW);
  await expect.poll(() => isIn(ui, "mobile")).toBe(true);
}

test.describe("dealer-mega-nav across the breakpoint", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("keeps the open menu and its open branch for the return to narrow", async ({ ui }) => {
    await stage(ui, { size: WIDEST_NARROW });
    await openMenu(ui);
    await openBranch(ui, "Werkplaats");
    await ui.eval(() => (document.activeElement as HTMLElement | null)?.blur());
    await goWide(ui);
    expect(await isExpanded(ui, "Werkplaats")).toBe(false);
    expect(await isShown(ui, link("apk"))).toBe(false);
    await goNarrow(ui);
    expect(await matches(ui, "dealer-mega-nav:state(open)")).toBe(true);
    await expect.poll(() => isShown(ui, link("apk"))).toBe(true);
    expect(await isExpanded(ui, "Auto’s")).toBe(false);
    expect(await emitted(ui, "layout-changed")).toEqual([{ layout: "desktop" }, { layout: "mobile" }]);
  });

  test("keeps a closed menu closed, with the current item's branch open in it", async ({ ui }) => {
    await stage(ui, { size: NARROWEST_WIDE });
    await openBranch(ui, "Werkplaats");
    await ui.eval(() => (document.activeElement as HTMLElement | null)?.blur());
    await goNarrow(ui);
    expect(await isShown(ui, link("home"))).toBe(false);
    await goWide(ui);
    await expect.poll(() => isShown(ui, link("home"))).toBe(true);
    expect(await isShown(ui, link("apk"))).toBe(false);
  });

  test("opens the current item's branch when a wide page gets narrow", async ({ ui }) => {
    await stage(ui, { size: NARROWEST_WIDE });
    await goNarrow(ui);
    await openMenu(ui);
    await expect.poll(() => isShown(ui, link("suv"))).toBe(true);
  });

  test("a focused link of an open dropdown shows in the narrow menu", async ({ ui }) => {
    await stage(ui, { size: NARROWEST_WIDE });
    await openBranch(ui, "Werkplaats");
    await focus(ui, link("banden"));
    await goNarrow(ui);
    expect(await focusedOn(ui)).toBe("a Banden");
    await expect.poll(() => isShown(ui, link("banden"))).toBe(true);
    expect(await ui.attribute(MENU_BUTTON, "aria-expanded")).toBe("true");
  });

  test("a focused top-level link shows in the narrow menu", async ({ ui }) => {
    await stage(ui, { size: NARROWEST_WIDE });
    await focus(ui, link("contact"));
    await goNarrow(ui);
    expect(await focusedOn(ui)).toBe("a Contact");
    await expect.poll(() => isShown(ui, link("contact"))).toBe(true);
  });

  test("a focused nested link of the narrow menu shows in its dropdown", async ({ ui }) => {
    await stage(ui, { size: WIDEST_NARROW });
    await openMenu(ui);
    await focus(ui, link("cabrio"));
    await goWide(ui);
    expect(await focusedOn(ui)).toBe("a Cabrio");
    await expect.poll(() => isShown(ui, link("cabrio"))).toBe(true);
    expect(await isExpanded(ui, "Occasions")).toBe(true);
  });

  test("focus on the Menu button moves into the menu when the page gets wide", async ({ ui }) => {
    await stage(ui, { size: WIDEST_NARROW });
    await ui.eval(() =>
      document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("button")?.focus(),
    );
    expect(await ui.focused()).toMatchObject({ part: "toggle" });
    await goWide(ui);
    expect(await focusedOn(ui)).toBe("a Home");
  });

  test("does not take the focus from elsewhere", async ({ ui }) => {
    await stage(ui, { size: WIDEST_NARROW });
    await openMenu(ui);
    await focus(ui, "#elsewhere");
    await goWide(ui);
    expect(await focusedOn(ui)).toBe("button Elders");
    await goNarrow(ui);
    expect(await focusedOn(ui)).toBe("button Elders");
  });
});
