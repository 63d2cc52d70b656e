import { onAbort } from "../kernel/on-abort.ts";
/** Calls back when a trigger may have gone or changed what it says; nothing else on the page is watched. */
export function watchTrigger(trigger: Element, changed: () => void, signal: AbortSignal): void {
  const mutations = new MutationObserver(changed);
  mutations.observe(trigger, { attributes: true });
  mutations.observe(trigger.getRootNode(), { childList: true, subtree: true });
  // Also where it is something around it that hides: nothing of it is left to intersect with the window.
  const sight = new IntersectionObserver(changed);
  sight.observe(trigger);
  const stop = () => {
    mutations.disconnect();
    sight.disconnect();
  };
  onAbort(signal, stop);
}
