import { onWindowFirst } from "../page/window-first.ts";

const TYPES = ["click", "keydown"] as const;

/**
 * Lets a script of the page stop an event on a control in a shadow tree, or on an element, only after the listeners there
 * have got it.
 */
export function deferStops(receiver: ShadowRoot | Element, signal: AbortSignal): void {
  const onEvent = (event: Event) => {
    const [target] = event.composedPath();
    if (target !== receiver && (target as Node).getRootNode?.() !== receiver) return;
    let isStopped = false;
    event.stopPropagation = event.stopImmediatePropagation = () => {
      isStopped = true;
    };
    // After all listeners there.
    const onReceived = () => {
      Reflect.deleteProperty(event, "stopPropagation");
      Reflect.deleteProperty(event, "stopImmediatePropagation");
      if (isStopped) event.stopPropagation();
    };
    receiver.addEventListener(event.type, onReceived, { once: true, signal });
  };
  for (const type of TYPES) onWindowFirst(type, onEvent, signal);
}
