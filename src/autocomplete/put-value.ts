/** Puts a value in the input as if it had been typed, so that the page's scripts hear of it. */
export function putValue(input: HTMLInputElement, value: string): void {
  // The prototype's setter: a page's React hides it, and would take the value for its own.
  Reflect.set(HTMLInputElement.prototype, "value", value, input);
  for (const type of ["input", "change"])
    input.dispatchEvent(new Event(type, { bubbles: true, composed: type === "input" }));
}
