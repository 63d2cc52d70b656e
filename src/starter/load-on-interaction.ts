import { loadTag } from "./load-tag.ts";
import { phaseOf } from "./phase.ts";
import { elementsIn, tags } from "./tags.ts";

/**
 * Loads a tag's code as soon as a visitor points at it, focuses it, or scrolls. `mouseover` and not `pointerover`, because
 * a touch dispatches `pointerover` just before `pointerdown`, and the press must look pressed before anything loads.
 * Code that has failed is tried again on a press and on focus.
 */
export function loadOnInteraction(): void {
  for (const type of ["mouseover", "pointerdown", "focusin"]) addEventListener(type, loadTouched, true);
  addEventListener("scroll", loadScrolled, { capture: true, once: true });
}

function loadTouched(event: Event): void {
  for (const { localName } of event.composedPath() as HTMLElement[])
    if (
      tags[localName] &&
      !tags[localName].inert &&
      (event.type !== "mouseover" || phaseOf(localName) !== "failed")
    )
      loadTag(localName);
}

function loadScrolled(): void {
  for (const { localName } of elementsIn(document)) if (tags[localName]?.scroll) loadTag(localName);
}
