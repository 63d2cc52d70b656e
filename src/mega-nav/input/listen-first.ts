import { isPassive, onWindowFirst } from "../../kernel/page/window-first.ts";

/** The innermost node of an event's path that is in the element's own tree. */
export const targetIn = (event: Event, element: Element): Element | undefined =>
  event.composedPath().find((node): node is Element => node instanceof Element && element.contains(node));

/**
 * Listens to events in an element before other scripts. The window does not see what happens inside a closed shadow
 * root, so the element listens as well, and an event counts once.
 */
export function listenFirst<Type extends keyof WindowEventMap & keyof HTMLElementEventMap>(
  element: HTMLElement,
  type: Type,
  listener: (event: WindowEventMap[Type], target: Element) => void,
  signal: AbortSignal,
): void {
  const seen = new WeakSet<Event>();
  const onEvent = (event: WindowEventMap[Type]) => {
    const target = targetIn(event, element);
    if (!target || seen.has(event)) return;
    seen.add(event);
    listener(event, target);
  };
  onWindowFirst(type, onEvent, signal);
  element.addEventListener(type, onEvent as EventListener, {
    capture: true,
    passive: isPassive(type),
    signal,
  });
}
