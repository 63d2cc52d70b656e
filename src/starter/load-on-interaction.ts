import { loadTag } from "./load-tag.ts";
import { elementsIn, tags } from "./tags.ts";

/**
 * Whoever points at a tag, focuses it or scrolls past it has its code at once. Not by `pointerover`: a finger's comes right
 * before its `pointerdown`, and a press must look pressed before anything is loaded.
 */
export function loadOnInteraction(): void {
  for (const type of ["mouseover", "pointerdown", "focusin"]) addEventListener(type, loadTouched, true);
  addEventListener("scroll", loadScrolled, { capture: true, once: true });
}

function loadTouched(event: Event): void {
  for (const { localName } of event.composedPath() as HTMLElement[])
    if (tags[localName] && !tags[localName].inert) loadTag(localName);
}

function loadScrolled(): void {
  for (const { localName } of elementsIn(document)) if (tags[localName]?.scroll) loadTag(localName);
}
