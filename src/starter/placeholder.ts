import { elementsIn, isReady, tags } from "./tags.ts";

/** What makes an element a button for keyboards and assistive technology while its style sheet draws it as one. */
const BUTTON = { role: "button", tabindex: "0", "aria-expanded": "false" };

/** Names the attributes that make a button of an element, itself among them: a copy of the element bears it as well. */
const GIVEN = "data-dealer-button";

/** Makes a button of an element whose own button is not there yet; attributes that the author set stay. */
export function addPlaceholder(element: HTMLElement): void {
  const press = tags[element.localName]?.press;
  if (!press || element.hasAttribute(GIVEN)) return;
  const [attribute, text] = press;
  const attributes = { ...BUTTON, "aria-label": element.getAttribute(attribute) || text };
  const given = [GIVEN];
  for (const [name, value] of Object.entries(attributes))
    if (!element.hasAttribute(name)) {
      element.setAttribute(name, value);
      given.push(name);
    }
  element.setAttribute(GIVEN, given.join(" "));
}

/** Takes away what an element, or the one that it is a copy of, was given until its code is there. */
export function removePlaceholder(element: HTMLElement): void {
  for (const name of element.getAttribute(GIVEN)?.split(" ") ?? []) element.removeAttribute(name);
  if (isReady(element.localName)) delete element.dataset.dealerPhase;
}

/** Whether the style sheet draws a button in the element's place: its text is a string or an `attr()`. */
export const isPlaceholderDrawn = (element: HTMLElement) =>
  /["(]/.test(getComputedStyle(element, "::before").content);

/** The part that a press on the element itself belongs to: its first button. */
export const pressedPart = (element: Element) => element.shadowRoot?.querySelector("button");

/** Lets the real buttons take over from the stand-ins, with the focus. */
export function replacePlaceholder(tag: string, arrive: () => void): void {
  const focused = document.activeElement;
  arrive();
  for (const element of elementsIn(document, tag)) removePlaceholder(element);
  // Last: Chromium takes the focus from a host that loses its `tabindex`, also when a part of it has the focus.
  if (focused?.localName === tag) pressedPart(focused)?.focus();
}
