import { follow } from "../kernel/follow.ts";
import { reportFile } from "../kernel/report.ts";
import { answered, closed, NO_SUGGESTIONS, opened, typed } from "./autocomplete.ts";
import type { AutocompleteHost } from "./choose.ts";
import { dressField, type Field, searchInputIn } from "./field.dom.ts";
import { type Items, readItems } from "./items.ts";
import { heedKeys } from "./keys.ts";
import { requestJson } from "./request.ts";
import { createSearch, type Search } from "./search.ts";
import { heedTyping } from "./typing.ts";

/** A visitor who takes letters back finds what was there; a day of typing is not kept. */
const RECENT_ANSWERS = 20;

/** Finds the author's input, also one that comes later, and leaves it alone as long as there is no server to ask. */
export function connectAutocomplete(host: AutocompleteHost): void {
  const { element, state, options, lifetime } = host;
  const search = suggestionSearch(host);
  let life: AbortController | undefined;

  const leave = () => {
    search.stop();
    life?.abort();
    life = undefined;
    state.set({ ...NO_SUGGESTIONS, field: undefined });
  };
  const find = () => {
    const { field } = state.get();
    const input = options.get().url ? searchInputIn(element) : undefined;
    if (field?.input === input && field?.list.isConnected) return;
    if (field) leave();
    if (!input) return;
    life = new AbortController();
    heedInput(host, dressField(element, input, life.signal), search);
  };

  const observer = new MutationObserver(find);
  observer.observe(element, { childList: true, subtree: true });
  const end = () => {
    observer.disconnect();
    leave();
  };
  lifetime.addEventListener("abort", end, { once: true });
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
  heedTyping(host, field, { type, close });
  heedKeys(host, field, { open, close });
}

/** Asks the server about a text, and puts what it answers in the state. */
function suggestionSearch({ state, options, emit, lifetime }: AutocompleteHost): Search {
  const answers = new Map<string, Items>();
  const addressFor = (text: string) => {
    const url = new URL(options.get().url, document.baseURI);
    url.searchParams.set(options.get().param, text);
    return url.href;
  };
  const read = async (url: string, dropped: AbortSignal) => {
    const answer = readItems(await requestJson(url, dropped), options.get(), document.baseURI);
    if (answers.size === RECENT_ANSWERS) answers.clear();
    answers.set(url, answer);
    if (answer.leftOut) reportFile(url, `${answer.leftOut} suggestions are left out`);
    return answer;
  };
  follow(options, () => answers.clear(), lifetime);
  return createSearch<Items>({
    recall: (text) => answers.get(addressFor(text)),
    ask(text, dropped) {
      const url = addressFor(text);
      return emit("dealer-autocomplete-search", { text, url }) ? read(url, dropped) : undefined;
    },
    answered(text, { items }) {
      state.set(answered(state.get(), text, items));
      emit("dealer-autocomplete-results", { text, count: items.length });
    },
    failed(text, error) {
      reportFile(addressFor(text), error);
      emit("dealer-autocomplete-failed", { text, reason: (error as Error).message });
    },
  });
}
