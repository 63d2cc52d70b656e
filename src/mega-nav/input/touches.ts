import type { MenuController } from "../control/menu-controller.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { panelsContain } from "../menu-branch.ts";
import { listenFirst } from "./listen-first.ts";
import { isLabelPart, isMenuControl } from "./menu-parts.ts";

/**
 * Scripts that open a submenu at the first tap cancel the touch, and the browser then sends no click. They must not get
 * a touch on a toggle or on a label. A touch on another link goes on to the page's scripts, for example to swipe, but
 * they cannot cancel the click that follows it.
 */
export function watchTouches({ element, lifetime }: MegaNavHost, controller: MenuController): void {
  const onTouch = (event: TouchEvent, target: Element) => {
    const branch = controller.menu.branches.closest(target);
    const isControl = isMenuControl(target);
    const isHead = branch && !panelsContain(branch, target) && (isControl || isLabelPart(branch, target));
    // Our own menu button is in the shadow tree: then the target is the element itself.
    if (isHead || target === element) event.stopImmediatePropagation();
    else if (isControl) event.preventDefault = () => {};
  };
  listenFirst(element, "touchstart", onTouch, lifetime);
  listenFirst(element, "touchend", onTouch, lifetime);
}
