import { nextTask } from "../../kernel/task/next-task.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import { waitAtMost } from "./wait-at-most.ts";

/** Longer than a fade of 100 frames; a banner that is removed from the page while it fades never emits `closed`. */
const CLOSED_WITHIN_MS = 2000;
/** A hidden tab paints no frames: the wait must end without one. */
const PAINTED_WITHIN_MS = 500;

type BannerState = "fading" | "accepted" | "declined";

/** Whether a banner on the page has this custom state; false in a browser without custom states. */
export function isBanner(state: BannerState): boolean {
  try {
    return document.querySelector(`dealer-cookie-hint:state(${state})`) !== null;
  } catch {
    return false;
  }
}

/** Resolves when no banner is fading and the page has been painted without it. */
export async function bannerGone(lifetime: AbortSignal): Promise<void> {
  if (isBanner("fading")) await waitAtMost(CLOSED_WITHIN_MS, closed, lifetime);
  await waitAtMost(PAINTED_WITHIN_MS, painted, lifetime);
}

const closed = (done: () => void, signal: AbortSignal) =>
  document.addEventListener("dealer-cookie-hint-closed", done, { signal });

/** A frame's callbacks run before it is painted; the next task runs after that. */
function painted(done: () => void, signal: AbortSignal): void {
  const frame = requestAnimationFrame(() => nextTask().then(done));
  onAbort(signal, () => cancelAnimationFrame(frame));
}
