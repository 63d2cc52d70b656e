import { inputIn } from "../../kernel/markup/author-input.ts";
import { onMutation } from "../../kernel/markup/on-mutation.ts";

/** Other types have another meaning or, like `date`, the browser's own calendar. */
const TYPES = ["text", "search", "tel"];

export const dateInputIn = (element: HTMLElement) => inputIn(element, TYPES);

export const isChangeable = (input: HTMLInputElement | undefined): input is HTMLInputElement =>
  input !== undefined && !input.readOnly && !input.matches(":disabled");

/** Calls back when the input may be another one, or may have become changeable or fixed, also by a fieldset around it. */
export function onInputChange(element: HTMLElement, changed: () => void, signal: AbortSignal): void {
  const subtree = true;
  const ofInput = { subtree, attributeFilter: ["type", "disabled", "readonly"] };
  onMutation(element.getRootNode(), ofInput, changed, signal);
  onMutation(element, { subtree, childList: true }, changed, signal);
}
