import { onAbort } from "../../kernel/task/on-abort.ts";

/** Calls back when a trigger may have been removed or hidden, or may have another text. */
export function watchTrigger(trigger: Element, changed: () => void, signal: AbortSignal): void {
  const mutations = new MutationObserver(changed);
  mutations.observe(trigger, { attributes: true });
  mutations.observe(trigger.getRootNode(), { childList: true, subtree: true });
  // Also reports a trigger that an ancestor hides: a hidden element does not intersect the window.
  const intersections = new IntersectionObserver(changed);
  intersections.observe(trigger);
  const stop = () => {
    mutations.disconnect();
    intersections.disconnect();
  };
  onAbort(signal, stop);
}
