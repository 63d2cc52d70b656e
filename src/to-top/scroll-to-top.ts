import { prefersReducedMotion } from "../kernel/page/media.ts";
import { positionAt } from "./to-top.ts";

/** Events by which a visitor scrolls for themselves. */
const OWN_SCROLL = ["wheel", "touchstart", "keydown"] as const;

/** Scrolls to the top in `durationMs`; stops when the visitor scrolls for themselves or the signal aborts. */
export function scrollToTop(
  scroller: Element,
  durationMs: number,
  arrived: () => void,
  signal: AbortSignal,
): void {
  // Instant, because a page's `scroll-behavior: smooth` would smooth every step again.
  const jumpTo = (top: number) => scroller.scrollTo({ top, behavior: "instant" });
  if (durationMs === 0 || prefersReducedMotion()) {
    jumpTo(0);
    arrived();
    return;
  }
  const run = new AbortController();
  const stop = () => run.abort();
  for (const type of OWN_SCROLL)
    addEventListener(type, stop, { passive: true, capture: true, signal: run.signal });
  signal.addEventListener("abort", stop, { signal: run.signal });

  const fromPx = scroller.scrollTop;
  let startedAt: number | undefined;
  const step = (now: number) => {
    if (run.signal.aborted) return;
    startedAt ??= now;
    jumpTo(positionAt(now - startedAt, fromPx, durationMs));
    if (now - startedAt < durationMs) return requestAnimationFrame(step);
    stop();
    arrived();
  };
  requestAnimationFrame(step);
}
