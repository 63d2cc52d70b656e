import { onAbort } from "../../kernel/task/on-abort.ts";
import { loadFloatingUi } from "./floating-ui.ts";

/** Least distance between a tip and the window's edge; tip.css repeats it. */
export const EDGE_PX = 8;

const EDGE = { padding: EDGE_PX };

/** Shows a tip beside its trigger in the top layer and keeps it there. Resolves to whether it could be placed. */
export async function placeTip(trigger: Element, tip: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const floating = await loadFloatingUi();
  if (!floating || signal.aborted) return false;
  const { autoUpdate, computePosition, flip, hide, shift } = floating;
  const middleware = [flip(EDGE), shift({ ...EDGE, crossAxis: true }), hide()];
  const place = async () => {
    // Moving its container in the document closes a popover.
    if (tip.isConnected) tip.togglePopover?.(true);
    const { x, y, placement, middlewareData } = await computePosition(trigger, tip, {
      strategy: "fixed",
      placement: "top",
      middleware,
    });
    tip.dataset.side = placement;
    const visibility = middlewareData.hide?.referenceHidden ? "hidden" : "visible";
    Object.assign(tip.style, { left: `${x}px`, top: `${y}px`, visibility });
  };
  await place();
  if (signal.aborted) return false;
  // Without `elementResize`: a tip keeps its size, a trigger's new size is noticed as a move, and autoUpdate does not cancel
  // the frame that it requests for this option.
  const stop = autoUpdate(trigger, tip, place, { elementResize: false });
  onAbort(signal, stop);
  return true;
}
