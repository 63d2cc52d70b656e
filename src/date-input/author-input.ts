/** Other types have another meaning, or like `date` a calendar of the browser's own. */
const TYPES = ["text", "search", "tel"];

/** The first text field that the author put in the element itself. */
export const inputIn = (element: HTMLElement) =>
  [...element.querySelectorAll("input")].find(
    (input) => TYPES.includes(input.type) && input.closest(element.localName) === element,
  );

export const isChangeable = (input: HTMLInputElement | undefined): input is HTMLInputElement =>
  input !== undefined && !input.readOnly && !input.matches(":disabled");

/** As if the visitor had typed it: past the setter that React puts on an input to tell its own changes apart. */
export const writeText = (input: HTMLInputElement, text: string) =>
  Reflect.set(HTMLInputElement.prototype, "value", text, input);

/** Calls back when another input may count, or it may have become changeable or fixed: also by a fieldset around. */
export function onInputChange(element: HTMLElement, changed: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(changed);
  const subtree = true;
  observer.observe(element.getRootNode(), { subtree, attributeFilter: ["type", "disabled", "readonly"] });
  observer.observe(element, { subtree, childList: true });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}
