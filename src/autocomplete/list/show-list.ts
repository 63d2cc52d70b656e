import { autoUpdate, computePosition, flip, hide, offset, platform, size } from "@floating-ui/dom";
import { elementsOutside } from "../../kernel/page/elements-outside.ts";
import { onWindow, windowPx } from "../../kernel/page/window-px.ts";
import { colourSurface, restoreSurface } from "../../kernel/styles/surface/colour-surface.ts";
import type { Field } from "../input/combobox.ts";

/** Between the input and the list, and between the list and the edge of the visible page. */
export const GAP_PX = 4;

const EDGE = { padding: GAP_PX };

const IN_WINDOW = onWindow(platform);

/** Shows the list in the top layer, where no header covers it, and keeps it at the input; not while that is scrolled out of a box. */
export function showList({ input, list, lifetime }: Field, maxHeightPx: number): () => void {
  const { style } = list;
  const px = (inWindow: number) => windowPx(list, inWindow);
  const limit = size({
    ...EDGE,
    apply({ rects, availableWidth, availableHeight }) {
      style.minWidth = px(rects.reference.width);
      style.maxWidth = px(availableWidth);
      style.maxHeight = `min(${px(availableHeight)}, ${maxHeightPx}px)`;
    },
  });
  const middleware = [offset(GAP_PX), flip(EDGE), limit, hide()];
  const place = async () => {
    const { x, y, middlewareData } = await computePosition(input, list, {
      strategy: "fixed",
      placement: "bottom-start",
      middleware,
      platform: IN_WINDOW,
    });
    style.inset = `${px(y)} auto auto ${px(x)}`;
    style.visibility = middlewareData.hide?.referenceHidden ? "hidden" : "visible";
  };
  style.maxHeight = `${maxHeightPx}px`;
  colourSurface(list, elementsOutside(input)[0] ?? input);
  list.showPopover();
  // Not on the list's size: other suggestions show the list again anyway.
  const stop = autoUpdate(input, list, place, { elementResize: false });
  return () => {
    stop();
    restoreSurface(list);
    if (!lifetime.aborted) list.hidePopover();
  };
}
