import { hasTopLayer } from "../decoration/place-panels.ts";
import { backgroundBehind } from "./background-behind.ts";

/** Gives the list the background that it has above the page: read before anything changes for its opening. */
export function prepareForLayer(list: HTMLElement, menu: HTMLElement): void {
  list.style.background = backgroundBehind(menu);
}

/** Shows the list of a narrow page above the page, where no style of an ancestor cuts or covers it. */
export function showInLayer(list: HTMLElement): void {
  if (hasTopLayer()) {
    if (list.hasAttribute("popover")) return;
    list.setAttribute("popover", "manual");
    list.showPopover();
  } else {
    const { bottom = 0 } = list.previousElementSibling?.getBoundingClientRect() ?? {};
    list.style.maxBlockSize = `calc(100vh - ${bottom}px)`;
    list.style.overflow = "auto";
  }
}

export function takeFromLayer(list: HTMLElement): void {
  if (!list.hasAttribute("style")) return;
  // Otherwise Chromium shows it scrolled when it opens again.
  list.scrollTo(0, 0);
  list.removeAttribute("popover");
  list.removeAttribute("style");
}
