import { onAbort } from "../../kernel/task/on-abort.ts";

/** Calls back when a trigger may have been removed or hidden, also by an ancestor, or may have another text. */
export function watchTrigger(
  trigger: Element,
  seen: Element,
  changed: () => void,
  signal: AbortSignal,
): void {
  const mutations = new MutationObserver(changed);
  for (const root of rootsAround(trigger)) {
    mutations.observe(root, { attributes: true, childList: true, subtree: true });
    // A change of style that takes time is not over when its attribute changes.
    for (const type of ["transitionend", "animationend"]) root.addEventListener(type, changed, { signal });
  }
  // Also reports a trigger that a style sheet hides: a hidden element does not intersect the window.
  const intersections = new IntersectionObserver(changed);
  intersections.observe(seen);
  const stop = () => {
    mutations.disconnect();
    intersections.disconnect();
  };
  onAbort(signal, stop);
}

function rootsAround(element: Element): readonly Node[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsAround(root.host)] : [root];
}
