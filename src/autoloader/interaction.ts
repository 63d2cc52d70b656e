import { loadTag } from "./load-tag.ts";
import { elementsIn, tags } from "./tags.ts";

/** Whoever points at a tag, focuses it or scrolls past it has its code at once. */
export function hearInteraction(): void {
  const options = { capture: true, passive: true };
  for (const type of ["pointerover", "focusin"]) addEventListener(type, loadTouched, options);
  addEventListener("scroll", loadScrolled, { ...options, once: true });
}

function loadTouched(event: Event): void {
  for (const node of event.composedPath())
    if (node instanceof HTMLElement && node.localName in tags) loadTag(node.localName);
}

function loadScrolled(): void {
  for (const { localName } of elementsIn(document)) if (tags[localName]?.scroll) loadTag(localName);
}
