import { onAbort } from "../task/on-abort.ts";

/** Calls back on every such change of the node, until the signal aborts. */
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
