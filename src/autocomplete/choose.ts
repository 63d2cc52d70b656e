import { enterText } from "../kernel/markup/author-input.ts";
import type { AutocompleteHost } from "./autocomplete.host.ts";
import { closed, shownItems } from "./autocomplete.ts";
import type { Field } from "./input/combobox.ts";

/** The keys with which a visitor opens a link in another tab or window; the middle button does the same. */
export const opensElsewhere = ({
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">) => ctrlKey || metaKey || shiftKey;

/** The mouse button. */
const MIDDLE = 1;

/** A press with the middle button, for which React has no listener. */
export function listenToMiddleButton(host: AutocompleteHost, { list, lifetime }: Field): void {
  const press = ({ button, target }: MouseEvent) => {
    const options = [...list.querySelectorAll("[role=option]")];
    if (button === MIDDLE)
      choose(
        host,
        options.findIndex((option) => option.contains(target as Node)),
        true,
      );
  };
  list.addEventListener("auxclick", press, { signal: lifetime });
}

/**
 * Emits the cancelable event; unless it is cancelled, enters the suggestion's value or follows its address. An address that
 * opens elsewhere leaves the list open.
 */
export function choose(host: AutocompleteHost, index: number, isElsewhere: boolean): void {
  const { state } = host;
  const { field } = state.get();
  const item = shownItems(state.get())[index];
  if (!field || !item || !host.emit("dealer-autocomplete-select", { item })) return;
  if (item.href && isElsewhere) {
    open(item.href, "_blank", "noopener");
    host.emit("dealer-autocomplete-selected", { item });
    return;
  }
  // The state gets the text first, so that entering it starts no search.
  state.set({ ...closed(state.get()), ...(item.href ? {} : { text: item.value.trim(), items: undefined }) });
  if (!item.href) enterText(field.input, item.value);
  host.emit("dealer-autocomplete-selected", { item });
  if (item.href) location.assign(item.href);
}
