/** The first of these types of inputs that the author put in the element itself, not in another of its kind inside. */
export const inputIn = (element: HTMLElement, types: readonly string[]) =>
  [...element.querySelectorAll("input")].find(
    (input) => types.includes(input.type) && input.closest(element.localName) === element,
  );

/** Past the setter that a page's React puts on an input to tell its own changes apart. */
export const writeText = (input: HTMLInputElement, text: string) =>
  Reflect.set(HTMLInputElement.prototype, "value", text, input);

/** Writes as if the visitor had typed it, so that the page's scripts hear of it. */
export function enterText(input: HTMLInputElement, text: string): void {
  writeText(input, text);
  // Not an `Event`: to MooTools that is something else.
  for (const type of ["input", "change"])
    input.dispatchEvent(new UIEvent(type, { bubbles: true, composed: type === "input" }));
}
