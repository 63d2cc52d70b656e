import { autoUpdate, computePosition, flip, offset, size } from "@floating-ui/dom";
import type { Field } from "../input/combobox.ts";

/** Between the input and the list, and between the list and the edge of the visible page. */
export const GAP_PX = 4;

const EDGE = { padding: GAP_PX };

/** Shows the list in the top layer, where no header covers it, and keeps it at the input. */
export function showList({ input, list, lifetime }: Field, maxHeightPx: number): () => void {
  const { style } = list;
  const limit = size({
    ...EDGE,
    apply({ rects, availableWidth, availableHeight }) {
      style.minWidth = `${rects.reference.width}px`;
      style.maxWidth = `${availableWidth}px`;
      style.maxHeight = `${Math.min(availableHeight, maxHeightPx)}px`;
    },
  });
  const middleware = [offset(GAP_PX), flip(EDGE), limit];
  const place = async () => {
    const { x, y } = await computePosition(input, list, {
      strategy: "fixed",
      placement: "bottom-start",
      middleware,
    });
    style.inset = `${y}px auto auto ${x}px`;
  };
  style.maxHeight = `${maxHeightPx}px`;
  list.showPopover();
  // Not on the list's size: other suggestions show the list again anyway.
  const stop = autoUpdate(input, list, place, { elementResize: false });
  return () => {
    stop();
    if (!lifetime.aborted) list.hidePopover();
  };
}
