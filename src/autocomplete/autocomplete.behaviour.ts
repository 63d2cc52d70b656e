import { follow } from "../kernel/element/follow.ts";
import { onMutation } from "../kernel/markup/on-mutation.ts";
import { keepOwnBox } from "../kernel/styles/own-box.ts";
import { declareScript } from "../kernel/task/declare-script.ts";
import { onAbort } from "../kernel/task/on-abort.ts";
import { reportFile, warnMarkup } from "../kernel/task/report.ts";
import type { AutocompleteHost } from "./autocomplete.host.ts";
import {
  answered,
  closed,
  type Item,
  NO_SUGGESTIONS,
  opened,
  type Suggestions,
  typed,
} from "./autocomplete.ts";
import { listenToMiddleButton } from "./choose.ts";
import {
  addList,
  type Combobox,
  type Field,
  hideBrowserList,
  isWhole,
  makeCombobox,
  searchInputIn,
  showBrowserList,
} from "./input/combobox.ts";
import { listenToKeys } from "./input/keys.ts";
import { listenToTyping } from "./input/typing.ts";
import { readItems } from "./suggestions/read-items.ts";
import { requestJson } from "./suggestions/request.ts";
import { createSearch, type Search } from "./suggestions/search.ts";

/**
 * Makes a combobox of the author's input, also of one that is added later; without a `url` the input is left alone.
 * The list and the listeners are added when the visitor comes to the input.
 */
export function connectAutocomplete(host: AutocompleteHost): void {
  const { element, state, options, lifetime } = host;
  let combobox: Combobox | undefined;

  const restore = (kept: Suggestions = NO_SUGGESTIONS) => {
    state.get().field?.remove();
    combobox?.ledger.restore();
    combobox = undefined;
    state.set({ ...kept, field: undefined });
  };
  const find = () => {
    const input = options.get().url ? searchInputIn(element) : undefined;
    if (isWhole(combobox, input) && state.get().field?.list.isConnected !== false) return;
    // A refresh leaves the list as it was.
    restore(combobox?.input === input && state.get().items ? state.get() : undefined);
    if (input) combobox = makeCombobox(element, input);
    if (input?.matches(":focus")) start();
  };
  const start = () => {
    // A refresh may have made the input's attributes the server's again.
    find();
    const waiting = state.get().field ? undefined : combobox;
    if (waiting) declareScript(element.localName, () => followInput(host, addList(element, waiting)));
  };

  onMutation(element, { childList: true, subtree: true }, find, lifetime);
  onAbort(lifetime, () => restore());
  follow(options, find, lifetime);
  // Also on `input`: a browser or a page's script may fill an input that has not got the focus.
  for (const type of ["focusin", "input"])
    element.addEventListener(type, start, { capture: true, signal: lifetime });
  addEventListener("pagehide", () => combobox && showBrowserList(combobox), { signal: lifetime });
  addEventListener("pageshow", () => combobox && hideBrowserList(combobox), { signal: lifetime });
  find();
  // After the view has come.
  queueMicrotask(() => keepOwnBox(host));
}

/** Follows what the visitor does in the input. */
function followInput(host: AutocompleteHost, field: Field): void {
  const { state, options } = host;
  const search = searchSuggestions(host, field.lifetime);
  state.set({ ...state.get(), field });

  const searchFor = (text: string, delayMs: number) => {
    const isLongEnough = text.length >= options.get().minChars;
    state.set({ ...typed(text, isLongEnough), field });
    search.stop();
    if (isLongEnough) search.start(text, delayMs);
  };
  const readText = () => {
    const text = field.input.value.trim();
    if (text !== state.get().text) searchFor(text, options.get().delayMs);
  };
  /** A script or a form's reset changes the text without an event. */
  const noteText = () => {
    const text = field.input.value.trim();
    if (text === state.get().text) return;
    search.stop();
    state.set({ ...typed(text, false), field });
  };
  const open = () => {
    if (state.get().items) state.set(opened(state.get()));
    else searchFor(field.input.value.trim(), 0);
  };
  const close = () => {
    search.stop();
    state.set(closed(state.get()));
  };
  const arrive = () => {
    close();
    noteText();
    if (options.get().minChars === 0) open();
  };
  listenToTyping(host, field, { arrive, noteText, readText, close });
  listenToKeys(host, field, { open, close });
  listenToMiddleButton(host, field);
}

/** Requests suggestions from the author's server and writes the answers into the state. */
function searchSuggestions(
  { element, state, options, emit }: AutocompleteHost,
  lifetime: AbortSignal,
): Search {
  const addressFor = (text: string) => {
    const url = new URL(options.get().url, document.baseURI);
    url.searchParams.set(options.get().param, text);
    return url.href;
  };
  const read = async (url: string, dropped: AbortSignal) => {
    const { items, leftOut } = readItems(await requestJson(url, dropped), options.get(), document.baseURI);
    if (leftOut) warnMarkup(element.localName, `leaves out ${leftOut} rows of ${url}.`);
    return items;
  };
  const search = createSearch<readonly Item[]>({
    request(text, dropped) {
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
