import { inputIn } from "../kernel/author-input.ts";
import { type MarkupLedger, markupLedger } from "../kernel/markup-ledger.ts";

const TAG = "dealer-autocomplete";

/** Types of inputs that a visitor types words in. */
const TYPES = ["text", "search", "email", "tel", "url"];

/** The author's input and the list that belongs to it. */
export interface Field {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly listId: string;
  /** What the author wrote on the input. */
  readonly ledger: MarkupLedger;
  /** Aborts when the input is left alone again. */
  readonly lifetime: AbortSignal;
}

export const optionId = ({ listId }: Field, index: number) => `${listId}-${index}`;

export const searchInputIn = (element: HTMLElement) => inputIn(element, TYPES);

const COMBOBOX = { role: "combobox", autocomplete: "off", "aria-autocomplete": "list" };
/** A `datalist` is for pages without scripts. */
const NO_LIST = { list: "" };

let lists = 0;

/**
 * Makes a combobox of the input, with a list last in the element: there it stands in the input's own root, and beside
 * neither a label nor a button. Undone when the lifetime ends.
 */
export function dressField(element: HTMLElement, input: HTMLInputElement, lifetime: AbortSignal): Field {
  const listId = `${TAG}-${++lists}`;
  const list = Object.assign(document.createElement("div"), { popover: "manual" });
  list.setAttribute("part", "list");
  element.append(list);
  const ledger = markupLedger();
  const field = { input, list, listId, ledger, lifetime };
  const attributes = { ...COMBOBOX, "aria-controls": listId, ...(input.hasAttribute("list") && NO_LIST) };
  for (const [name, value] of Object.entries(attributes)) ledger.set(input, name, value);
  const undo = () => {
    list.remove();
    ledger.restore();
  };
  lifetime.addEventListener("abort", undo, { once: true });
  return field;
}

/** What the input says of the list, in which the active option is brought into view. */
export function describeList(field: Field, isExpanded: boolean, active: number): void {
  const { ledger, input, list } = field;
  ledger.set(input, "aria-expanded", String(isExpanded));
  ledger.set(input, "aria-activedescendant", active < 0 ? null : optionId(field, active));
  list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
}
