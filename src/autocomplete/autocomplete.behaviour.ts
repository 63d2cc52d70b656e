import { follow } from "../kernel/follow.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { onMutation } from "../kernel/on-mutation.ts";
import { reportFile } from "../kernel/report.ts";
import { answered, closed, type Item, NO_SUGGESTIONS, opened, typed } from "./autocomplete.ts";
import type { AutocompleteHost } from "./choose.ts";
import { dressField, type Field, searchInputIn } from "./field.dom.ts";
import { readItems } from "./items.ts";
import { heedKeys } from "./keys.ts";
import { requestJson } from "./request.ts";
import { createSearch, type Search } from "./search.ts";
import { heedTyping } from "./typing.ts";

/** Finds the author's input, also one that comes later, and leaves it alone as long as there is no server to ask. */
export function connectAutocomplete(host: AutocompleteHost): void {
  const { element, state, options, lifetime } = host;
  const search = suggestionSearch(host);

  const leave = () => {
    search.stop();
    state.get().field?.leave();
    state.set({ ...NO_SUGGESTIONS, field: undefined });
  };
  const find = () => {
    const { field } = state.get();
    const input = options.get().url ? searchInputIn(element) : undefined;
    if (field?.input === input && field?.list.isConnected) return;
    if (field) leave();
    if (input) heedInput(host, dressField(element, input), search);
  };

  onMutation(element, { childList: true, subtree: true }, find, lifetime);
  onAbort(lifetime, leave);
  follow(options, find, lifetime);
  find();
}

/** Follows what the visitor does in the input. */
function heedInput(host: AutocompleteHost, field: Field, search: Search): void {
  const { state, options } = host;
  state.set({ ...state.get(), field });

  const ask = (text: string, delayMs: number) => {
    const isAsked = text.length >= options.get().minChars;
    state.set({ ...typed(text, isAsked), field });
    search.stop();
    if (isAsked) search.start(text, delayMs);
  };
  const type = () => {
    const text = field.input.value.trim();
    if (text !== state.get().text) ask(text, options.get().delayMs);
  };
  const open = () => {
    if (state.get().items) state.set(opened(state.get()));
    else ask(field.input.value.trim(), 0);
  };
  const close = () => {
    search.stop();
    state.set(closed(state.get()));
  };
  const control = { type, open, close };
  heedTyping(host, field, control);
  heedKeys(host, field, control);
}

/** Asks the server about a text, and puts what it answers in the state. */
function suggestionSearch({ state, options, emit, lifetime }: AutocompleteHost): Search {
  const addressFor = (text: string) => {
    const url = new URL(options.get().url, document.baseURI);
    url.searchParams.set(options.get().param, text);
    return url.href;
  };
  const read = async (url: string, dropped: AbortSignal) => {
    const { items, leftOut } = readItems(await requestJson(url, dropped), options.get(), document.baseURI);
    if (leftOut) reportFile(url, `${leftOut} suggestions are left out`);
    return items;
  };
  const search = createSearch<readonly Item[]>({
    ask(text, dropped) {
      const url = addressFor(text);
      return emit("dealer-autocomplete-search", { text, url }) ? read(url, dropped) : undefined;
    },
    answered(text, items) {
      state.set(answered(state.get(), text, items));
      emit("dealer-autocomplete-results", { text, count: items.length });
    },
    failed(text, error) {
      reportFile(addressFor(text), error);
      emit("dealer-autocomplete-failed", { text, reason: error.message });
    },
  });
  follow(options, search.forget, lifetime);
  return search;
}
