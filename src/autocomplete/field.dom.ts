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
  /** Leaves the input as the author wrote it. */
  leave(): void;
}

export const searchInputIn = (element: HTMLElement) => inputIn(element, TYPES);

/** The `datalist` of its `list` is for pages without scripts. */
const COMBOBOX = { role: "combobox", autocomplete: "off", "aria-autocomplete": "list", list: null };

let lists = 0;

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Puts a list last in the element: there it is in the input's own root, and beside neither a label nor a button. */
export function dressField(element: HTMLElement, input: HTMLInputElement): Field {
  undressCopy(element, input);
  const listId = `${TAG}-${++lists}`;
  const list = Object.assign(document.createElement("div"), { popover: "manual", part: "list" });
  element.append(list);
  const ledger = markupLedger();
  const life = new AbortController();
  const leave = () => {
    life.abort();
    list.remove();
    ledger.restore();
  };
  return { input, list, listId, ledger, lifetime: life.signal, leave };
}

/** A page's script may copy what we have dressed, by `innerHTML +=` or `cloneNode`. */
function undressCopy(element: HTMLElement, input: HTMLInputElement): void {
  for (const list of element.querySelectorAll("[part=list][popover]")) list.remove();
  if (!input.matches(`[aria-controls^=${TAG}-]`)) return;
  for (const name of [...Object.keys(COMBOBOX), "aria-controls", "aria-expanded", "aria-activedescendant"])
    input.removeAttribute(name);
}

/** Makes a combobox of the input that says what there is in the list, and soon brings the active option into view. */
export function describeList(field: Field, isExpanded: boolean, active: number): (() => void) | undefined {
  const { ledger, input, list, listId } = field;
  const attributes = {
    ...COMBOBOX,
    "aria-controls": listId,
    "aria-expanded": String(isExpanded),
    "aria-activedescendant": active < 0 ? null : optionId(listId, active),
  };
  for (const [name, value] of Object.entries(attributes)) ledger.set(input, name, value);
  if (active < 0) return undefined;
  // Once the list is where it should be.
  const frame = requestAnimationFrame(() =>
    list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" }),
  );
  return () => cancelAnimationFrame(frame);
}
