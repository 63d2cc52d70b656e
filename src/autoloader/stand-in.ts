import { tags } from "./tags.ts";

/** What makes an element a button for keyboards and assistive technology while its style sheet draws it as one. */
const BUTTON = { role: "button", tabindex: "0", "aria-expanded": "false" };

/** By references that hold no element: one may leave the page before its code is there, and take a whole page with it. */
const given = new Map<WeakRef<HTMLElement>, [name: string, value: string][]>();

/** Makes a button of an element whose own button is not there yet; attributes that the author set stay. */
export function standIn(element: HTMLElement): void {
  const press = tags[element.localName]?.press;
  if (!press) return;
  const [attribute, text] = press;
  const attributes = Object.entries({ ...BUTTON, "aria-label": element.getAttribute(attribute) || text });
  const missing = attributes.filter(([name]) => !element.hasAttribute(name));
  for (const [name, value] of missing) element.setAttribute(name, value);
  given.set(new WeakRef(element), missing);
}

/** Whether the style sheet draws a button in the element's place: its text is a string or an `attr()`. */
export const isDrawn = (element: HTMLElement) => /["(]/.test(getComputedStyle(element, "::before").content);

/** The part that a press on the element itself belongs to: its first button. */
export const pressedPart = (element: Element) => element.shadowRoot?.querySelector("button");

/** Lets the real buttons take over from the stand-ins, with the focus. */
export function giveWay(tag: string, arrive: () => void): void {
  const focused = document.activeElement;
  arrive();
  for (const [reference, attributes] of given) {
    const element = reference.deref();
    if (element?.localName !== tag) continue;
    for (const [name] of attributes) element.removeAttribute(name);
    given.delete(reference);
  }
  // Last: Chromium takes the focus from a host that loses its `tabindex`, also when a part of it has the focus.
  if (focused?.localName === tag) pressedPart(focused)?.focus();
}
