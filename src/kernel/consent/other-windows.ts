import { pageSource } from "../page/page-source.ts";
import { onAbort } from "../task/on-abort.ts";
import { type Choice, CONSENT_CHANNEL, CONSENT_VALUES, choiceOf } from "./consent.ts";

/** `focus` comes of a window that was in sight beside another one. */
const OF_WINDOW = ["focus", "pageshow"];
const OF_DOCUMENT = ["prerenderingchange", "visibilitychange"];

/** The channel on which this window listens; what is sent on it does not come back. */
let ours: BroadcastChannel | undefined;

/** Tells this site's other windows of a choice. */
export function notifyOtherWindows(choice: Choice): void {
  const channel = ours ?? openChannel();
  channel?.postMessage(CONSENT_VALUES[choice]);
  if (channel !== ours) channel?.close();
}

/**
 * Calls back with each choice in another window, and without one when this window comes back to the visitor, who may have
 * chosen meanwhile. The message has the choice itself: a browser may bring the cookie later.
 */
export const onOtherWindows = pageSource<Choice | undefined>((publish, signal) => {
  const look = () => publish(undefined);
  const channel = openChannel();
  ours = channel;
  channel?.addEventListener("message", ({ data }) => publish(choiceOf(data)), { signal });
  onAbort(signal, () => {
    channel?.close();
    if (ours === channel) ours = undefined;
  });
  for (const type of OF_WINDOW) addEventListener(type, look, { signal });
  for (const type of OF_DOCUMENT) document.addEventListener(type, look, { signal });
});

/** Some frames may not open one. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CONSENT_CHANNEL);
  } catch {
    return undefined;
  }
}
