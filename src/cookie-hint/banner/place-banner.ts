import { elementsOutside } from "../../kernel/page/elements-outside.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";
import { isShown } from "../cookie-hint.ts";
import { focusedElement } from "./focused.ts";

/** What keeps the visitor from everything outside it. */
const MODAL = ":modal, :fullscreen";

/**
 * Shows the banner in the browser's top layer: above the whole page, at the window's edge whatever is around it. There
 * it would be above a modal dialog as well, and could not be pressed: it waits. Only its end is seen there.
 */
export function placeBanner(banner: HTMLElement, { element, state, options }: CookieHintHost): void {
  if (!banner.isConnected) return;
  // Not by the view: React would add two listeners for it.
  banner.setAttribute("popover", "manual");
  if (!isShown(state.get(), options.get())) banner.hidePopover();
  else if (!isInLayer(banner) && (state.get().banner === "fading" || !isKeptFromPage(element)))
    banner.showPopover();
}

export const hasTopLayer = (banner: HTMLElement) => "showPopover" in banner;

export const isInLayer = (banner: HTMLElement) => banner.matches(":popover-open");

/** Whether something modal keeps the visitor from what is outside it. */
export const isKeptFromPage = (element: HTMLElement) =>
  hasTopLayer(element) && modalsBeside(element).length > 0;

/** Shows it above what has entered the layer after it. */
export function raiseBanner(banner: HTMLElement): void {
  const focused = banner.matches(":focus-within") ? focusedElement() : null;
  banner.hidePopover();
  banner.showPopover();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** What is modal now and is not around an element; in another shadow tree it is found by the focus that it has. */
export function modalsBeside(element: Element): Element[] {
  const focused = focusedElement();
  const aroundFocus = focused ? [focused, ...elementsOutside(focused)] : [];
  const modals = [...document.querySelectorAll(MODAL), ...aroundFocus.filter((one) => one.matches(MODAL))];
  const outside = elementsOutside(element);
  const isOwn = (modal: Element) => modal.getRootNode() === element.shadowRoot;
  return modals.filter((modal) => !outside.includes(modal) && !isOwn(modal));
}
