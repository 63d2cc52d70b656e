import { enterText } from "../kernel/author-input.ts";
import { activated, isShown, NONE_ACTIVE, stepFrom } from "./autocomplete.ts";
import { type AutocompleteHost, choose } from "./choose.ts";
import type { Field } from "./field.dom.ts";

/** What a key can ask for. */
export interface ListControl {
  open(): void;
  close(): void;
}

const CARET_KEYS = /^(Home|End|Arrow(Left|Right))$/;

/** The keys of the ARIA authoring guide's editable combobox with list autocomplete. */
export function heedKeys(host: AutocompleteHost, { input, lifetime }: Field, control: ListControl): void {
  const { state } = host;
  const { open, close } = control;
  const activate = (active: number) => state.set(activated(state.get(), active));

  const step = (by: number) => {
    if (!isShown(state.get())) open();
    activate(stepFrom(state.get(), by));
  };
  const enter = () => {
    const { active } = state.get();
    const isChoice = active !== NONE_ACTIVE;
    if (isChoice) choose(host, active);
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

  /** Whether the key has done its work: the browser then does nothing more. */
  const press = ({ key, altKey }: KeyboardEvent) => {
    if (key === "Enter") return enter();
    if (key === "Escape") return clear();
    // The caret moves, among the letters: no option is active any more.
    if (CARET_KEYS.test(key)) activate(NONE_ACTIVE);
    const by = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (by && !altKey) step(by);
    else if (by) (by > 0 ? open : close)();
    return by !== undefined;
  };
  const heed = (event: KeyboardEvent) => {
    if (isLeftAlone(event) || !press(event)) return;
    event.preventDefault();
    // A panel or dialog around it stays open when Escape has closed the list.
    if (event.key === "Escape") event.stopPropagation();
  };
  input.addEventListener("keydown", heed, { signal: lifetime });
}

/** 229 says that an input method has the key, where `isComposing` does not: Safari's Enter that ends one. */
const isLeftAlone = ({ isComposing, keyCode, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  isComposing || keyCode === 229 || ctrlKey || metaKey || shiftKey;
