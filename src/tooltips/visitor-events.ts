import { isTip } from "./tip/create-tip.ts";
import type { TipEvent } from "./tooltips.ts";
import { flatPath } from "./trigger/flat-path.ts";
import { hasNoAction } from "./trigger/has-no-action.ts";
import { keepPlace, type Point } from "./trigger/visitor-place.ts";

/** How far a finger that taps may move: beyond it the browser scrolls or the page drags. */
const TAP_PX = 10;

interface Handlers {
  /** The innermost trigger on a path whose tip the pointer and the focus show. */
  readonly triggerOn: (path: readonly Element[]) => Element | undefined;
  /** The innermost one whose tip a press shows. */
  readonly toggleOn: (path: readonly Element[]) => Element | undefined;
  readonly send: (event: TipEvent<Element>) => void;
  /** Called for Escape; returns whether there was a tip to dismiss. */
  readonly dismiss: () => boolean;
}

/**
 * Listens to the visitor's pointer, focus and keys on the whole page, with one set of listeners for all triggers. Returns
 * whether an element has the focus for the keyboard: browsers show the focus of a text field after a press as well.
 */
export function listenToVisitor({ triggerOn, toggleOn, send, dismiss }: Handlers, signal: AbortSignal) {
  let isByMouse = false;
  let touchedAt = { x: 0, y: 0 };
  const hasKeyboardFocus = (element: Element) => !isByMouse && element.matches(":focus-visible");
  const over = (event: PointerEvent) => {
    listenInside(event);
    keepPlace(event);
    if (event.pointerType !== "touch") send({ type: "hover", trigger: triggerOn(pathOf(event)) });
  };
  const out = ({ pointerType, relatedTarget }: PointerEvent) => {
    if (pointerType !== "touch" && !relatedTarget) send({ type: "hover", trigger: undefined });
  };
  const down = (event: PointerEvent) => {
    const path = pathOf(event);
    const isTouch = event.pointerType === "touch";
    isByMouse = !isTouch;
    touchedAt = event;
    keepPlace(event);
    if (path.some(isTip) || toggleOn(path)) return;
    if (isTouch) send({ type: "press", trigger: triggerOn(path) });
    // A press in a text field does nothing that its tip would cover.
    else if (!path[0]?.matches(":read-write")) send({ type: "dismiss", by: "press" });
  };
  const up = (event: PointerEvent) => {
    if (event.pointerType !== "touch") return;
    const isTap = event.type === "pointerup" && distance(touchedAt, event) < TAP_PX;
    send({ type: isTap && hasNoAction(pathOf(event)) ? "tap" : "release" });
  };
  const click = (event: MouseEvent) => {
    const trigger = toggleOn(pathOf(event));
    if (!trigger) return;
    keepPlace(trigger);
    send({ type: "toggle", trigger });
  };
  const focus = (event: FocusEvent) => {
    listenInside(event);
    const path = pathOf(event);
    const [target] = path;
    const trigger = target && hasKeyboardFocus(target) ? triggerOn(path) : undefined;
    if (target && trigger) keepPlace(target);
    send({ type: "focus", trigger });
  };
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) send({ type: "focus", trigger: undefined });
  };
  const key = (event: KeyboardEvent) => {
    isByMouse = false;
    if (event.key !== "Escape" || event.isComposing || !dismiss()) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Events between two elements of one shadow tree do not leave it. */
  const listenInside = (event: Event) => {
    for (const node of event.composedPath()) if (node instanceof ShadowRoot) listen(node);
  };
  const listen = (root: Document | ShadowRoot) => {
    root.addEventListener("pointerover", over as EventListener, { signal, passive: true });
    root.addEventListener("focusin", focus as EventListener, { signal });
  };

  listen(document);
  document.addEventListener("pointermove", keepPlace, { signal, passive: true });
  document.addEventListener("pointerout", out, { signal, passive: true });
  document.addEventListener("pointerdown", down, { signal, passive: true });
  document.addEventListener("pointerup", up, { signal, passive: true });
  document.addEventListener("pointercancel", up, { signal, passive: true });
  document.addEventListener("click", click, { signal });
  document.addEventListener("focusout", blur, { signal });
  document.addEventListener("keydown", key, { signal, capture: true });
  return hasKeyboardFocus;
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const pathOf = (event: Event) => {
  const [target] = event.composedPath();
  return target instanceof Element ? flatPath(target) : [];
};
