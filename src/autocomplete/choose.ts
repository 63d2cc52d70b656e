import { enterText } from "../kernel/markup/author-input.ts";
import type { AutocompleteHost } from "./autocomplete.host.ts";
import { closed, shownItems } from "./autocomplete.ts";

/** Emits the cancelable event; unless it is cancelled, enters the suggestion's value or follows its address. */
export function choose(host: AutocompleteHost, index: number): void {
  const { state } = host;
  const { field } = state.get();
  const item = shownItems(state.get())[index];
  if (!field || !item || !host.emit("dealer-autocomplete-select", { item })) return;
  // The state gets the text first, so that entering it starts no search.
  state.set({ ...closed(state.get()), ...(item.href ? {} : { text: item.value.trim(), items: undefined }) });
  if (!item.href) enterText(field.input, item.value);
  host.emit("dealer-autocomplete-selected", { item });
  if (item.href) location.assign(item.href);
}
