import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, NARROW, WIDE } from "../page.ts";
import { showAs } from "../paper.ts";
import { fixture, MENU_BUTTON, stage } from "./menu.ts";

/** Links of the menu without a size in print. */
const missing = (ui: Ui) =>
  ui.eval(() =>
    [...document.querySelectorAll("dealer-mega-nav a[href]")]
      .filter((link) => !link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map(({ textContent }) => textContent),
  );

/** Links that overlap another link. */
const overlapping = (ui: Ui) =>
  ui.eval(() => {
    const links = [...document.querySelectorAll("dealer-mega-nav a[href]")];
    const boxes = links.map((link) => link.getBoundingClientRect());
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return links
      .filter((_, at) => boxes.some((box, other) => other > at && overlap(boxes[at] as DOMRect, box)))
      .map(({ textContent }) => textContent);
  });

const MENUS = {
  "nested lists": {},
  tabs: { html: fixture("tabs-top"), attributes: { layout: "tabs" } },
};

for (const [what, menu] of Object.entries(MENUS))
  for (const [where, size] of Object.entries({ wide: WIDE, narrow: NARROW }))
    test(`dealer-mega-nav prints all of ${what} of a ${where} page, and no buttons`, async ({ ui }) => {
      await stage(ui, { ...menu, size });
      await expect.poll(() => missing(ui)).not.toEqual([]);
      await showAs(ui, "paper");
      await expect.poll(() => missing(ui)).toEqual([]);
      expect(await overlapping(ui)).toEqual([]);
      expect(await isShown(ui, "dealer-mega-nav button[data-dealer-toggle]")).toBe(false);
      expect(await isShown(ui, MENU_BUTTON)).toBe(false);
    });
