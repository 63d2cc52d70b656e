import { prefersReducedMotion } from "../kernel/media.ts";
import { fadeOpacities } from "./cookie-hint.ts";

/** Longer than any frame takes: frames that do not come in this time are paused. */
const FRAME_PATIENCE_MS = 300;

/** Takes a step of opacity per frame; where frames are paused, or motion is not wanted, it ends at once. */
export function fade(
  step: number,
  show: (opacity: number) => void,
  done: () => void,
  signal: AbortSignal,
): void {
  const run = new AbortController();
  const opacities = prefersReducedMotion() || document.hidden ? [] : fadeOpacities(step);
  let patience: ReturnType<typeof setTimeout>;
  let frame = 0;

  const stop = () => {
    clearTimeout(patience);
    cancelAnimationFrame(frame);
    run.abort();
  };
  const end = () => {
    stop();
    done();
  };
  const next = () => {
    const opacity = opacities.shift();
    if (opacity === undefined) return end();
    show(opacity);
    waitForFrame();
  };
  const waitForFrame = () => {
    clearTimeout(patience);
    patience = setTimeout(end, FRAME_PATIENCE_MS);
    frame = requestAnimationFrame(next);
  };

  signal.addEventListener("abort", stop, { signal: run.signal });
  document.addEventListener("visibilitychange", end, { signal: run.signal });
  if (opacities.length > 0) waitForFrame();
  // Not before the choice has been told.
  else queueMicrotask(() => run.signal.aborted || end());
}
