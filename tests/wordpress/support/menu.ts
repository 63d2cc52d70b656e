import { expect, type Ui } from "../../support/ui.ts";
import { NARROW, type Size, untilMatches, visit } from "./visit.ts";

export const MENU_TOGGLE = "dealer-mega-nav >>> button[part~=toggle]";

export interface Submenu {
  /** The id of the `li` it belongs to. */
  item: string;
  /** The items around that one, outermost first. */
  ancestors: string[];
  /** Whether the item has no address, so that its label only opens it. */
  isLabel: boolean;
}

export const OPEN = { expanded: "true", shown: true };
export const CLOSED = { expanded: "false", shown: false };

export function toggleOf(item: string) {
  return `#${item} > [data-dealer-toggle]`;
}

/** Opens a page and the menu if it is collapsed. */
export async function visitMenu(ui: Ui, path: string, size: Size) {
  await visit(ui, path, size);
  await showMenu(ui, size);
}

export async function showMenu(ui: Ui, size: Size) {
  if (size !== NARROW) return untilMatches(ui, "dealer-mega-nav:state(desktop)");
  await untilMatches(ui, "dealer-mega-nav:state(mobile)");
  await ui.click(MENU_TOGGLE);
  await untilMatches(ui, "dealer-mega-nav:state(open)");
}

/** All submenus of the page's menu in document order, found in the markup alone. */
export function findSubmenus(ui: Ui): Promise<Submenu[]> {
  return ui.eval(() => {
    const items = [...document.querySelectorAll("dealer-mega-nav li:has(> ul)")];
    return items.map((item) => ({
      item: item.id,
      ancestors: items.filter((other) => other !== item && other.contains(item)).map(({ id }) => id),
      isLabel: item.querySelector(":scope > a[href]:not([href='#'])") === null,
    }));
  });
}

export function stateOf(ui: Ui, item: string) {
  return ui.eval((id) => {
    const submenu = document.querySelector(`#${id} > ul`);
    const toggle = document.querySelector(`#${id} > [data-dealer-toggle]`);
    return {
      expanded: toggle?.getAttribute("aria-expanded"),
      shown:
        (submenu?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false) &&
        submenu?.getBoundingClientRect().height !== 0,
    };
  }, item);
}

export function expectState(ui: Ui, item: string, state: typeof OPEN) {
  return expect.poll(() => stateOf(ui, item), { message: item }).toEqual(state);
}

/** Opens the submenu, and before it those around it, each in the given way. */
export async function openSubmenu(
  ui: Ui,
  { item, ancestors }: Submenu,
  press: (item: string) => Promise<void>,
) {
  for (const id of [...ancestors, item]) {
    if ((await stateOf(ui, id)).shown) continue;
    await press(id);
    await expectState(ui, id, OPEN);
  }
}
