import { declareScript } from "../kernel/declare-script.ts";
import { follow } from "../kernel/follow.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { onMutation } from "../kernel/on-mutation.ts";
import { reportFile } from "../kernel/report.ts";
import { answered, closed, type Item, opened, typed } from "./autocomplete.ts";
import { type AutocompleteHost, UNUSED } from "./choose.ts";
import { addList, type Combobox, dressInput, type Field, searchInputIn } from "./field.dom.ts";
import { readItems } from "./items.ts";
import { heedKeys } from "./keys.ts";
import { requestJson } from "./request.ts";
import { createSearch, type Search } from "./search.ts";
import { heedTyping } from "./typing.ts";

/**
 * Makes a combobox of the author's input, also of one that comes later, and leaves it alone as long as there is no server
 * to ask. All the rest waits for a visitor who comes to it.
 */
export function connectAutocomplete(host: AutocompleteHost): void {
  const { element, state, options, lifetime } = host;
  let combobox: Combobox | undefined;

  const leave = () => {
    state.get().field?.leave();
    combobox?.ledger.restore();
    combobox = undefined;
    state.set(UNUSED);
  };
  const find = () => {
    const input = options.get().url ? searchInputIn(element) : undefined;
    if (combobox?.input === input && state.get().field?.list.isConnected !== false) return;
    leave();
    if (input) combobox = dressInput(element, input);
    if (input?.matches(":focus")) use();
  };
  const use = () => {
    const waiting = state.get().field ? undefined : combobox;
    if (waiting) declareScript(element.localName, () => heedInput(host, addList(element, waiting)));
  };

  onMutation(element, { childList: true, subtree: true }, find, lifetime);
  onAbort(lifetime, leave);
  follow(options, find, lifetime);
  // A browser or a page's script may fill in what has not got the focus.
  for (const type of ["focusin", "input"])
    element.addEventListener(type, use, { capture: true, signal: lifetime });
  find();
}

/** Follows what the visitor does in the input. */
function heedInput(host: AutocompleteHost, field: Field): void {
  const { state, options } = host;
  const search = suggestionSearch(host, field.lifetime);
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
function suggestionSearch({ state, options, emit }: AutocompleteHost, lifetime: AbortSignal): Search {
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
  onAbort(lifetime, search.stop);
  return search;
}
