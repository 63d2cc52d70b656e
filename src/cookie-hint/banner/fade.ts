import { prefersReducedMotion } from "../../kernel/page/media.ts";
import { fadeOpacities } from "../cookie-hint.ts";

/** Longer than any frame takes: after this time frames count as paused. */
const FRAME_TIMEOUT_MS = 300;

/** Lowers the opacity by a step per frame; it ends at once when frames are paused or the visitor prefers reduced motion. */
export function fade(
  step: number,
  show: (opacity: number) => void,
  done: () => void,
  signal: AbortSignal,
): void {
  const run = new AbortController();
  const opacities = prefersReducedMotion() || document.hidden ? [] : fadeOpacities(step);
  let frameTimeout: ReturnType<typeof setTimeout>;
  let frame = 0;

  const stop = () => {
    clearTimeout(frameTimeout);
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
    clearTimeout(frameTimeout);
    frameTimeout = setTimeout(end, FRAME_TIMEOUT_MS);
    frame = requestAnimationFrame(next);
  };

  signal.addEventListener("abort", stop, { signal: run.signal });
  document.addEventListener("visibilitychange", end, { signal: run.signal });
  if (opacities.length > 0) waitForFrame();
  // After the choice has been reported.
  else queueMicrotask(() => run.signal.aborted || end());
}
