import { elementsOutside } from "../../kernel/page/elements-outside.ts";
import { viewportSize } from "../../kernel/page/viewport-size.ts";
import { menuButton } from "../control/menu-button.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import type { ListPlace } from "../mega-nav.ts";

/** The list needs room for three links below its button. */
const LEAST_ROOM_PX = 144;
/** In a smaller part of the window's width the list is not readable. */
const LEAST_WIDTH = 2 / 3;

export const isDialog = (place: ListPlace) => place === "window" || place === "drawer";

/** Decided before the list opens. That some element ends above the list's end is seen later, by `isCutOff`. */
export function placeOf(host: MegaNavHost): ListPlace {
  const { element, options } = host;
  const { width, height } = viewportSize();
  const button = menuButton(host);
  if (options.get().mobile === "drawer") return "drawer";
  if (!button || !(isNarrow(element, width) || isOutOfFlow(element))) return "page";
  return height - button.getBoundingClientRect().bottom < LEAST_ROOM_PX ? "window" : "layer";
}

const isNarrow = (element: Element, width: number) =>
  element.getBoundingClientRect().width < width * LEAST_WIDTH;

/** A list in a fixed or sticky header cannot be scrolled with the page, and a header over the page does not move it. */
const isOutOfFlow = (element: Element) =>
  [element, ...elementsOutside(element)].some((box) =>
    /fixed|sticky|absolute/.test(getComputedStyle(box).position),
  );

/** Whether an element around the open list ends above the list's end, so that it cuts it off or the page covers it. */
export function isCutOff(list: Element): boolean {
  const { bottom } = list.getBoundingClientRect();
  for (const box of elementsOutside(list)) {
    const { overflowY } = getComputedStyle(box);
    const isPage = box === document.body || box === document.documentElement;
    if (/auto|scroll/.test(overflowY) && box.clientHeight > viewportSize().height / 2) return false;
    if (isPage && overflowY === "visible") continue;
    const [rect] = box.getClientRects();
    if (rect && rect.bottom < bottom - 1) return true;
  }
  return false;
}
