import { onAbort } from "../task/on-abort.ts";

/** Observes a node's mutations until the signal aborts. */
export function onMutation(
  node: Node,
  which: MutationObserverInit,
  changed: MutationCallback,
  signal: AbortSignal,
): void {
  const observer = new MutationObserver(changed);
  observer.observe(node, which);
  onAbort(signal, () => observer.disconnect());
}
