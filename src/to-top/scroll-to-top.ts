import { prefersReducedMotion } from "../kernel/media.ts";
import { positionAt } from "./to-top.ts";

/** What a visitor does to take the scroll over. */
const TAKE_OVER = ["wheel", "touchstart", "keydown"] as const;

/** Scrolls to the top in `durationMs`; stops where it is when the visitor takes over or the signal aborts. */
export function scrollToTop(durationMs: number, arrived: () => void, signal: AbortSignal): void {
  if (durationMs === 0 || prefersReducedMotion()) {
    jumpTo(0);
    arrived();
    return;
  }
  const run = new AbortController();
  const stop = () => run.abort();
  for (const type of TAKE_OVER)
    addEventListener(type, stop, { passive: true, capture: true, signal: run.signal });
  signal.addEventListener("abort", stop, { signal: run.signal });

  const fromPx = scrollY;
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

/** A page's own `scroll-behavior: smooth` would smooth every step again. */
const jumpTo = (top: number) => scrollTo({ top, behavior: "instant" });
