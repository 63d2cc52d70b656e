/** The author's first input of one of these types in the element, but not in a nested element of the same tag. */
export const inputIn = (element: HTMLElement, types: readonly string[]) =>
  [...element.querySelectorAll("input")].find(
    (input) => types.includes(input.type) && input.closest(element.localName) === element,
  );

/** Sets an input's value without the setter that a page's React puts on it, so that React notices the change. */
export const writeText = (input: HTMLInputElement, text: string) =>
  Reflect.set(HTMLInputElement.prototype, "value", text, input);

/** Sets an input's value and dispatches the same events as typing, for the page's scripts. */
export function enterText(input: HTMLInputElement, text: string): void {
  writeText(input, text);
  // `UIEvent`, because MooTools replaces the global `Event`.
  for (const type of ["input", "change"])
    input.dispatchEvent(new UIEvent(type, { bubbles: true, composed: type === "input" }));
}
