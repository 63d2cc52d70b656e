import { MARK } from "../marks.ts";
import { ITEMS } from "./nodes.ts";

const CONTROLS = "a[href], button, summary, [role=button][tabindex]";

/** The element that has the focus in the page or shadow tree that an element is in. */
export const focusedAround = (element: Element): Element | null =>
  (element.getRootNode() as Document | ShadowRoot).activeElement;

/** What a visitor is in the middle of in a menu: the element in an item that has the focus, or that is being pressed. */
export function heldIn(menu: Element): Element | undefined {
  const pressed = [...menu.querySelectorAll(":active")].at(-1);
  return [focusedAround(menu), pressed].find((held) => held && menu.contains(held.closest(ITEMS))) as
    | Element
    | undefined;
}

/** The links and toggles of the items that are in no panel. */
export const outermostControls = (root: Element): HTMLElement[] =>
  controlsBelow(root, (element) => !element.hasAttribute(MARK.panel)).filter((control) =>
    control.closest(ITEMS),
  );

/** The links and toggles in a branch's panels, with those of the open panels inside them. */
export const controlsIn = (panels: readonly Element[]): HTMLElement[] =>
  panels.flatMap((panel) => controlsBelow(panel, (element) => !element.hasAttribute("hidden")));

function controlsBelow(container: Element, isWalked: (element: Element) => boolean): HTMLElement[] {
  return ([...container.children] as HTMLElement[]).filter(isWalked).flatMap((child) => {
    if (child.matches(CONTROLS)) return canFocus(child) ? [child] : [];
    return controlsBelow(child, isWalked);
  });
}

const canFocus = (control: HTMLElement) =>
  control.checkVisibility({ visibilityProperty: true }) && !control.matches(":disabled");
