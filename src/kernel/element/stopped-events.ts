import { onWindowFirst } from "../page/window-first.ts";

const TYPES = ["click", "keydown"] as const;

/** Lets a script of the page stop an event on a control in a shadow tree only after the controls there have got it. */
export function deferStops(root: ShadowRoot, signal: AbortSignal): void {
  const onEvent = (event: Event) => {
    const [target] = event.composedPath();
    if ((target as Node).getRootNode?.() !== root) return;
    let isStopped = false;
    event.stopPropagation = event.stopImmediatePropagation = () => {
      isStopped = true;
    };
    // After all listeners in the tree.
    const onRoot = () => {
      Reflect.deleteProperty(event, "stopPropagation");
      Reflect.deleteProperty(event, "stopImmediatePropagation");
      if (isStopped) event.stopPropagation();
    };
    root.addEventListener(event.type, onRoot, { once: true, signal });
  };
  for (const type of TYPES) onWindowFirst(type, onEvent, signal);
}
