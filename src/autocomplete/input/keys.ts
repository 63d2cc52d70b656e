import { deferStops } from "../../kernel/element/stopped-events.ts";
import { enterText } from "../../kernel/markup/author-input.ts";
import type { AutocompleteHost } from "../autocomplete.host.ts";
import { activated, isShown, NONE_ACTIVE, stepped } from "../autocomplete.ts";
import { choose, opensElsewhere } from "../choose.ts";
import type { Field } from "./combobox.ts";

/** What a key can do to the list. */
interface ListControl {
  open(): void;
  close(): void;
}

const CARET_KEYS = /^(Home|End|Arrow(Left|Right))$/;

/** The keys of the ARIA authoring guide's editable combobox with list autocomplete. */
export function listenToKeys(host: AutocompleteHost, { input, lifetime }: Field, control: ListControl): void {
  const { state } = host;
  const { open, close } = control;
  const activate = (active: number) => state.set(activated(state.get(), active));

  const step = (by: number) => {
    if (!isShown(state.get())) open();
    state.set(stepped(state.get(), by));
  };
  const enter = (isElsewhere: boolean) => {
    const { active } = state.get();
    const isChoice = active !== NONE_ACTIVE;
    if (isChoice) choose(host, active, isElsewhere);
    else close();
    return isChoice;
  };
  const clear = () => {
    const isOpen = isShown(state.get());
    close();
    if (isOpen || !input.value) return isOpen;
    enterText(input, "");
    return true;
  };

  /** Whether the key was handled: the browser then does nothing with it. */
  const press = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    if (key === "Enter") return enter(opensElsewhere(event));
    if (opensElsewhere(event)) return false;
    if (key === "Escape") return clear();
    // The caret moves in the text: no option is active any more.
    if (CARET_KEYS.test(key)) activate(NONE_ACTIVE);
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (by && !altKey) step(by);
    else if (by) (by > 0 ? open : close)();
    return by !== undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isIgnored(event) || !press(event)) return;
    event.preventDefault();
    // A panel or dialog around it stays open when Escape has closed the list.
    if (event.key === "Escape") event.stopPropagation();
  };
  deferStops(input, lifetime);
  input.addEventListener("keydown", onKeyDown, { signal: lifetime });
}

/** Key code 229: an input method has the key. In Safari, Enter that ends a composition has it without `isComposing`. */
const isIgnored = ({ isComposing, keyCode }: KeyboardEvent) => isComposing || keyCode === 229;
