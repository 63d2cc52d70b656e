import { isTip } from "./tip/create-tip.ts";
import type { TipEvent } from "./tooltips.ts";
import { flatPath } from "./trigger/flat-path.ts";

interface Handlers {
  /** The innermost trigger on a path. */
  readonly triggerOn: (path: readonly Element[]) => Element | undefined;
  readonly send: (event: TipEvent<Element>) => void;
  /** Called for Escape; returns whether there was a tip to dismiss. */
  readonly dismiss: () => boolean;
}

/** Listens to the visitor's pointer, focus and keys on the whole page, with one set of listeners for all triggers. */
export function listenToVisitor({ triggerOn, send, dismiss }: Handlers, signal: AbortSignal): void {
  const over = (event: PointerEvent) => {
    listenInside(event);
    if (event.pointerType !== "touch") send({ type: "hover", trigger: triggerOn(pathOf(event)) });
  };
  const out = ({ pointerType, relatedTarget }: PointerEvent) => {
    if (pointerType !== "touch" && !relatedTarget) send({ type: "hover", trigger: undefined });
  };
  const down = (event: PointerEvent) => {
    const path = pathOf(event);
    if (event.pointerType === "touch") send({ type: "press", trigger: triggerOn(path) });
    else if (!path.some(isTip)) send({ type: "dismiss" });
  };
  const up = ({ pointerType }: PointerEvent) => {
    if (pointerType === "touch") send({ type: "release" });
  };
  const focus = (event: FocusEvent) => {
    listenInside(event);
    const [target, ...around] = pathOf(event);
    // Focus by a press shows no tip; the browser does not match `:focus-visible` then.
    const trigger = target?.matches(":focus-visible") ? triggerOn([target, ...around]) : undefined;
    send({ type: "focus", trigger });
  };
  const blur = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget) send({ type: "focus", trigger: undefined });
  };
  const key = (event: KeyboardEvent) => {
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
  document.addEventListener("pointerout", out, { signal, passive: true });
  document.addEventListener("pointerdown", down, { signal, passive: true });
  document.addEventListener("pointerup", up, { signal, passive: true });
  document.addEventListener("pointercancel", up, { signal, passive: true });
  document.addEventListener("focusout", blur, { signal });
  document.addEventListener("keydown", key, { signal, capture: true });
}

const pathOf = (event: Event) => {
  const [target] = event.composedPath();
  return target instanceof Element ? flatPath(target) : [];
};
