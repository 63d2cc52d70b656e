import { nextTask } from "../kernel/next-task.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { soonest } from "./soonest.ts";

/** A fade of 100 frames is over by then; a banner that was torn out of the page never says that it has closed. */
const CLOSED_WITHIN_MS = 2000;
/** A hidden tab paints no frames. */
const PAINTED_WITHIN_MS = 500;

type BannerState = "fading" | "accepted" | "declined";

/** Whether a banner on the page is in this state; false where the browser knows no custom states. */
export function isBanner(state: BannerState): boolean {
  try {
    return document.querySelector(`dealer-cookie-hint:state(${state})`) !== null;
  } catch {
    return false;
  }
}

/** Settles when no banner fades and the page has been painted without it. */
export async function bannerGone(lifetime: AbortSignal): Promise<void> {
  if (isBanner("fading")) await soonest(CLOSED_WITHIN_MS, closed, lifetime);
  await soonest(PAINTED_WITHIN_MS, painted, lifetime);
}

const closed = (done: () => void, signal: AbortSignal) =>
  document.addEventListener("dealer-cookie-hint-closed", done, { signal });

/** A frame's callbacks run before it is painted: the task after them comes after. */
function painted(done: () => void, signal: AbortSignal): void {
  const frame = requestAnimationFrame(() => nextTask().then(done));
  onAbort(signal, () => cancelAnimationFrame(frame));
}
