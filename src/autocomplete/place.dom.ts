import { onResize } from "../kernel/resize.ts";
import type { Field } from "./field.dom.ts";
import { GAP_PX, placeList } from "./place.ts";

/** Shows the list above the page, where no header cuts it off, and keeps it at the input. */
export function showList(field: Field, maxHeightPx: number): () => void {
  const { list, lifetime } = field;
  const end = new AbortController();
  const { signal } = end;
  const follow = () => putAtInput(field, maxHeightPx);
  list.showPopover();
  // Capture hears every scroller on the page.
  addEventListener("scroll", follow, { capture: true, passive: true, signal });
  onResize(follow, signal);
  return () => {
    end.abort();
    if (!lifetime.aborted) list.hidePopover();
  };
}

export function putAtInput({ input, list }: Field, maxHeightPx: number): void {
  const { clientWidth, clientHeight } = document.documentElement;
  const { top, bottom, left, right, width } = input.getBoundingClientRect();
  const start = getComputedStyle(list).direction === "rtl" ? clientWidth - right : left;
  const wanted = Math.min(list.scrollHeight + list.offsetHeight - list.clientHeight, maxHeightPx);
  // What a keyboard on the screen leaves of the page.
  const { offsetTop, height } = visualViewport as VisualViewport;
  const place = placeList({ top, bottom }, wanted, { top: offsetTop, bottom: offsetTop + height });
  const block = place.isAbove ? `auto ${clientHeight - top + GAP_PX}px` : `${bottom + GAP_PX}px auto`;
  list.style.cssText = `inset:auto;inset-block:${block};inset-inline-start:${start}px;min-width:${width}px;max-width:${
    clientWidth - start - GAP_PX
  }px;max-height:${Math.min(place.roomPx, maxHeightPx)}px`;
}
