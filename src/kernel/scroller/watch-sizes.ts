import { onAbort } from "../task/on-abort.ts";

type Box = Element | null | undefined;

/**
 * Returns a function that sets which boxes are watched, and calls back when one has changed its size: in the next frame,
 * because a change of a size at once would be an error of the page ("ResizeObserver loop").
 */
export function watchSizes(changed: () => void, signal: AbortSignal): (boxes: readonly Box[]) => void {
  let watched: readonly Element[] = [];
  let frame = 0;
  const run = () => {
    frame = 0;
    changed();
  };
  const observer = new ResizeObserver(() => {
    frame ||= requestAnimationFrame(run);
  });
  onAbort(signal, () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  });
  return (all) => {
    const boxes = all.filter((box) => box instanceof Element);
    for (const box of watched) if (!boxes.includes(box)) observer.unobserve(box);
    for (const box of boxes) if (!watched.includes(box)) observer.observe(box, { box: "border-box" });
    watched = boxes;
  };
}
