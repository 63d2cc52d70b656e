import { onAbort } from "../../kernel/task/on-abort.ts";

/**
 * Runs something once at the start of the frame after the next, however often it is asked for until then: what has just
 * changed is painted by then, and laid out, so that reading it costs nothing.
 */
export function afterPaint(run: () => void, signal: AbortSignal): () => void {
  let frame = 0;
  const runOnce = () => {
    frame = 0;
    run();
  };
  const waitForNext = () => {
    frame = requestAnimationFrame(runOnce);
  };
  onAbort(signal, () => cancelAnimationFrame(frame));
  return () => {
    frame ||= requestAnimationFrame(waitForNext);
  };
}
