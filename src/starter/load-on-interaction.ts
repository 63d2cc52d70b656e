import { loadTag } from "./load-tag.ts";
import { phaseOf } from "./phase.ts";
import { elementsIn, tags } from "./tags.ts";

const TOUCHES = ["mouseover", "pointerdown", "focusin"];
const ONCE = { capture: true, once: true };

/** Resolves at the first sign of a visitor, anywhere on the page. */
export let firstSign: Promise<unknown>;

/**
 * Loads a tag's code as soon as a visitor points at it, focuses it, or scrolls. `mouseover` and not `pointerover`, because
 * a touch dispatches `pointerover` just before `pointerdown`, and the press must look pressed before anything loads.
 * Code that has failed is tried again on a press and on focus.
 */
export function loadOnInteraction(): void {
  for (const type of TOUCHES) addEventListener(type, loadTouched, true);
  addEventListener("scroll", loadScrolled, ONCE);
  firstSign = new Promise((resolve) => {
    for (const type of [...TOUCHES, "scroll"]) addEventListener(type, resolve, ONCE);
  });
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
  for (const { localName } of elementsIn(document))
    if (tags[localName]?.mode === "visitor") loadTag(localName);
}
