import { unstyledRole } from "../kernel/markup/unstyled-role.ts";
import { elementsIn, isReady, tags } from "./tags.ts";

/** The attributes that make an element a button for keyboards and assistive technology while the style sheet draws it as one. */
const BUTTON = { role: unstyledRole("button"), tabindex: "0", "aria-expanded": "false" };

/** Lists the attributes that we added, including itself, so that they can also be removed from a copy of the element. */
const ADDED = "data-dealer-button";

/** Makes an element a button with a text until its own button is rendered; attributes that the author set stay unchanged. */
export function addPlaceholder(element: HTMLElement, text: string): void {
  const { press } = tags[element.localName] ?? {};
  if (!press || element.hasAttribute(ADDED)) return;
  const attributes = { ...BUTTON, "aria-label": element.getAttribute(press) || text };
  const added = [ADDED];
  for (const [name, value] of Object.entries(attributes))
    if (!element.hasAttribute(name)) {
      element.setAttribute(name, value);
      added.push(name);
    }
  element.setAttribute(ADDED, added.join(" "));
}

/** Removes the attributes that were added to an element, or to the element of which it is a copy. */
export function removePlaceholder(element: HTMLElement): void {
  for (const name of element.getAttribute(ADDED)?.split(" ") ?? []) element.removeAttribute(name);
  if (isReady(element.localName)) delete element.dataset.dealerPhase;
}

/** What the style sheet draws in the element's place, a string or an `attr()`; undefined when it draws nothing. */
export const drawnText = (element: HTMLElement) =>
  /[^"(]+(?=[")])/.exec(getComputedStyle(element, "::before").content)?.[0];

/** The part that gets a press on the element itself. */
export const pressedPart = (element: Element) => element.shadowRoot?.querySelector("button");

/** Replaces a tag's placeholders by its real buttons, and moves the focus along. */
export function replacePlaceholder(tag: string, replace: () => void): void {
  const focused = document.activeElement;
  replace();
  for (const element of elementsIn(document, tag)) removePlaceholder(element);
  // Last, because Chromium blurs a host that loses its `tabindex`, even when one of its parts has the focus.
  if (focused?.localName === tag) pressedPart(focused)?.focus();
}
