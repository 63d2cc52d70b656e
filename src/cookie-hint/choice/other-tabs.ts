import { onAbort } from "../../kernel/task/on-abort.ts";

const CHANNEL = "dealer-cookie-hint";

/** Notifies this site's other tabs that the choice has changed. */
export function notifyOtherTabs(): void {
  const channel = openChannel();
  channel?.postMessage(null);
  channel?.close();
}

/**
 * Calls back whenever another tab may have changed the choice: on its message, when this tab becomes visible again, and
 * when it returns from the back/forward cache.
 */
export function onOtherTabs(reread: () => void, signal: AbortSignal): void {
  let channel: BroadcastChannel | undefined;
  const listen = () => {
    channel = openChannel();
    channel?.addEventListener("message", reread, { signal });
  };
  const leave = () => channel?.close();
  const show = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    listen();
    reread();
  };

  listen();
  document.addEventListener("visibilitychange", () => document.hidden || reread(), { signal });
  // An open channel may keep a page out of the back/forward cache.
  addEventListener("pagehide", leave, { signal });
  addEventListener("pageshow", show, { signal });
  onAbort(signal, leave);
}

/** Some frames may not open one. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return undefined;
  }
}
