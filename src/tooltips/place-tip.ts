import { onAbort } from "../kernel/on-abort.ts";
import { placing } from "./placing.ts";

const EDGE = { padding: 8 } as const;

/** Shows a tip beside its trigger, in front of everything, and keeps it there. Whether it could be placed. */
export async function placeTip(trigger: Element, tip: HTMLElement, signal: AbortSignal): Promise<boolean> {
  const floating = await placing();
  if (!floating || signal.aborted) return false;
  const { autoUpdate, computePosition, flip, hide, shift } = floating;
  const middleware = [flip(EDGE), shift({ ...EDGE, crossAxis: true }), hide()];
  const place = async () => {
    // A move of what it stands in has closed it.
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
  // A tip keeps its size, and a trigger that changes its own is seen to move; besides, what it asks of the next frame
  // for this it does not take back.
  const stop = autoUpdate(trigger, tip, place, { elementResize: false });
  onAbort(signal, stop);
  return true;
}
