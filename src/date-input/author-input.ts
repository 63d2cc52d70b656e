import { inputIn } from "../kernel/author-input.ts";

/** Other types have another meaning, or like `date` a calendar of the browser's own. */
const TYPES = ["text", "search", "tel"];

export const dateInputIn = (element: HTMLElement) => inputIn(element, TYPES);

export const isChangeable = (input: HTMLInputElement | undefined): input is HTMLInputElement =>
  input !== undefined && !input.readOnly && !input.matches(":disabled");

/** Calls back when another input may count, or it may have become changeable or fixed: also by a fieldset around. */
export function onInputChange(element: HTMLElement, changed: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(changed);
  const subtree = true;
  observer.observe(element.getRootNode(), { subtree, attributeFilter: ["type", "disabled", "readonly"] });
  observer.observe(element, { subtree, childList: true });
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
}
