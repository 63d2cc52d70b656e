import { inputIn } from "../kernel/author-input.ts";
import { MarkupLedger } from "../kernel/markup-ledger.ts";

const TAG = "dealer-autocomplete";

/** Types of inputs that a visitor types words in. */
const TYPES = ["text", "search", "email", "tel", "url"];

/** The author's input as a combobox. */
export interface Combobox {
  readonly input: HTMLInputElement;
  readonly listId: string;
  /** What the author wrote on the input. */
  readonly ledger: MarkupLedger;
}

/** A combobox and the list that belongs to it. */
export interface Field extends Combobox {
  readonly list: HTMLElement;
  /** Aborts when the input is left alone again. */
  readonly lifetime: AbortSignal;
  /** Takes the list away. */
  leave(): void;
}

export const searchInputIn = (element: HTMLElement) => inputIn(element, TYPES);

/** The `datalist` of its `list` is for pages without scripts. */
const COMBOBOX = {
  role: "combobox",
  autocomplete: "off",
  "aria-autocomplete": "list",
  "aria-controls": "",
  "aria-expanded": "false",
  "aria-activedescendant": null,
  list: null,
};

let lists = 0;

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Makes a combobox of the input; its list can wait for a visitor. */
export function dressInput(element: HTMLElement, input: HTMLInputElement): Combobox {
  undressCopy(element, input);
  const listId = `${TAG}-${++lists}`;
  const ledger = new MarkupLedger();
  const attributes = { ...COMBOBOX, "aria-controls": listId };
  for (const [name, value] of Object.entries(attributes)) ledger.set(input, name, value);
  return { input, listId, ledger };
}

/** Puts a list last in the element: there it is in the input's own root, and beside neither a label nor a button. */
export function addList(element: HTMLElement, combobox: Combobox): Field {
  const list = Object.assign(document.createElement("div"), { popover: "manual", part: "list" });
  element.append(list);
  const life = new AbortController();
  const leave = () => {
    life.abort();
    list.remove();
  };
  return { ...combobox, list, lifetime: life.signal, leave };
}

/** A page's script may copy what we have dressed, by `innerHTML +=` or `cloneNode`. */
function undressCopy(element: HTMLElement, input: HTMLInputElement): void {
  for (const list of element.querySelectorAll("[part=list][popover]")) list.remove();
  if (!input.matches(`[aria-controls^=${TAG}-]`)) return;
  for (const name of Object.keys(COMBOBOX)) input.removeAttribute(name);
}

/** Has the input say what there is in the list, and soon brings the active option into view. */
export function describeList(field: Field, isExpanded: boolean, active: number): (() => void) | undefined {
  const { input, list, listId, ledger } = field;
  ledger.set(input, "aria-expanded", String(isExpanded));
  ledger.set(input, "aria-activedescendant", active < 0 ? null : optionId(listId, active));
  if (active < 0) return undefined;
  // Once the list is where it should be.
  const frame = requestAnimationFrame(() =>
    list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" }),
  );
  return () => cancelAnimationFrame(frame);
}
