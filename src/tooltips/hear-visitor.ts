import { flatPath } from "./flat-path.ts";
import { isTip } from "./tip-node.ts";
import type { TipEvent } from "./tooltips.ts";

interface Ears {
  /** What the innermost element on a path asks a tip for. */
  readonly aim: (path: readonly Element[]) => Element | undefined;
  readonly send: (event: TipEvent<Element>) => void;
  /** Escape was pressed; whether it had something to do here. */
  readonly dismiss: () => boolean;
}

/** The visitor's pointer, focus and keys, for the whole page: one set of listeners, whatever there is to ask. */
export function hearVisitor({ aim, send, dismiss }: Ears, signal: AbortSignal): void {
  const over = (event: PointerEvent) => {
    listenInside(event);
    if (event.pointerType !== "touch") send({ type: "hover", trigger: aim(pathOf(event)) });
  };
  const out = ({ pointerType, relatedTarget }: PointerEvent) => {
    if (pointerType !== "touch" && !relatedTarget) send({ type: "hover", trigger: undefined });
  };
  const down = (event: PointerEvent) => {
    const path = pathOf(event);
    if (event.pointerType === "touch") send({ type: "press", trigger: aim(path) });
    else if (!path.some(isTip)) send({ type: "dismiss" });
  };
  const up = ({ pointerType }: PointerEvent) => {
    if (pointerType === "touch") send({ type: "release" });
  };
  const focus = (event: FocusEvent) => {
    listenInside(event);
    const [target, ...around] = pathOf(event);
    // A press is no wish for a tip, and the browser knows which focus came by one.
    const trigger = target?.matches(":focus-visible") ? aim([target, ...around]) : undefined;
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

  /** What happens between two elements of one shadow tree is not heard outside it. */
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
