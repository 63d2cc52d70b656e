import { onWindow, windowPx } from "../../kernel/page/window-px.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import { boxesOf, seenElement } from "../trigger/boxes.ts";
import { nearestToVisitor } from "../trigger/visitor-place.ts";
import { loadFloatingUi } from "./floating-ui.ts";

/** Least distance between a tip and the window's edge; tip.css repeats it. */
export const EDGE_PX = 8;

const EDGE = { padding: EDGE_PX };

/** Shows a tip beside its trigger in the top layer and keeps it there. Resolves to whether it could be placed. */
export async function placeTip(trigger: Element, tip: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const floating = await loadFloatingUi();
  if (!floating || signal.aborted) return false;
  const { autoUpdate, computePosition, flip, hide, platform, shift } = floating;
  const reference = referenceOf(trigger);
  const middleware = [flip(EDGE), shift({ ...EDGE, crossAxis: true }), hide()];
  const place = async () => {
    // Moving its container in the document closes a popover.
    if (tip.isConnected) tip.togglePopover?.(true);
    const { x, y, placement, middlewareData } = await computePosition(reference, tip, {
      strategy: "fixed",
      placement: "top",
      middleware,
      platform: onWindow(platform),
    });
    tip.dataset.side = placement;
    const visibility = middlewareData.hide?.referenceHidden ? "hidden" : "visible";
    Object.assign(tip.style, { left: windowPx(tip, x), top: windowPx(tip, y), visibility });
  };
  await place();
  if (signal.aborted) return false;
  // Without `elementResize`: a tip keeps its size, a trigger's new size is noticed as a move, and autoUpdate does not cancel
  // the frame that it requests for this option.
  const stop = autoUpdate(reference, tip, place, { elementResize: false });
  onAbort(signal, stop);
  return true;
}

/** The line or the part of a trigger that the visitor is on. */
function referenceOf(trigger: Element) {
  const nearest = nearestToVisitor(boxesOf(trigger));
  return {
    contextElement: seenElement(trigger) ?? trigger,
    getBoundingClientRect: () => boxesOf(trigger)[nearest] ?? new DOMRect(),
  };
}
