import { restoreSurface } from "../../kernel/styles/surface/colour-surface.ts";
import { colourList } from "../decoration/colour-panels.ts";
import { hasTopLayer } from "../decoration/place-panels.ts";

/** It covers the page, so that it needs a background. */
const LAYER = "data-layer";

/** Shows the list of a narrow page above the page, where no style of an ancestor cuts or covers it. */
export function showInLayer(list: HTMLElement): void {
  if (hasTopLayer()) {
    if (list.hasAttribute("popover")) return;
    list.setAttribute("popover", "manual");
    colour(list);
    list.showPopover();
  } else {
    const { bottom = 0 } = list.previousElementSibling?.getBoundingClientRect() ?? {};
    list.style.maxBlockSize = `calc(100vh - ${bottom}px)`;
    list.style.overflow = "auto";
    colour(list);
  }
}

function colour(list: HTMLElement): void {
  list.setAttribute(LAYER, "");
  colourList(list, (list.getRootNode() as ShadowRoot).host);
}

export function takeFromLayer(list: HTMLElement): void {
  if (!list.hasAttribute("style")) return;
  restoreSurface(list);
  // Otherwise Chromium shows it scrolled when it opens again.
  list.scrollTo(0, 0);
  list.removeAttribute("popover");
  list.removeAttribute(LAYER);
  list.removeAttribute("style");
}
