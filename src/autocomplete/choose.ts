import { enterText } from "../kernel/author-input.ts";
import type { Host } from "../kernel/host.ts";
import type { autocompleteContract } from "./autocomplete.contract.ts";
import { closed, NO_SUGGESTIONS, type Suggestions, shownItems } from "./autocomplete.ts";
import type { Field } from "./field.dom.ts";

export interface AutocompleteState extends Suggestions {
  /** Undefined where there is no input, or no server to ask, and until a visitor comes to the input. */
  readonly field: Field | undefined;
}

export const UNUSED: AutocompleteState = { ...NO_SUGGESTIONS, field: undefined };

export type AutocompleteHost = Host<typeof autocompleteContract, AutocompleteState>;

/** Asks, and unless someone objects puts the suggestion in the input, or goes where it leads; then tells. */
export function choose(host: AutocompleteHost, index: number): void {
  const { state } = host;
  const { field } = state.get();
  const item = shownItems(state.get())[index];
  if (!field || !item || !host.emit("dealer-autocomplete-select", { item })) return;
  // Its own text: what is put in the input is not typed, and is not asked about.
  state.set({ ...closed(state.get()), ...(item.href ? {} : { text: item.value.trim(), items: undefined }) });
  if (!item.href) enterText(field.input, item.value);
  host.emit("dealer-autocomplete-selected", { item });
  if (item.href) location.assign(item.href);
}
