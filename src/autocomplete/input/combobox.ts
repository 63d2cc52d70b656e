import { inputIn } from "../../kernel/markup/author-input.ts";
import { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { restoreCopy } from "../../kernel/markup/restore-copy.ts";

const TAG = "dealer-autocomplete";

/** Input types in which a visitor types words. */
const TYPES = ["text", "search", "email", "tel", "url"];

/** The author's input with the attributes of a combobox. */
export interface Combobox {
  readonly input: HTMLInputElement;
  readonly listId: string;
  /** The author's attributes of the input. */
  readonly ledger: MarkupLedger;
}

/** A combobox with its list. */
export interface Field extends Combobox {
  readonly list: HTMLElement;
  /** Aborts when the list is removed. */
  readonly lifetime: AbortSignal;
  /** Removes the list. */
  remove(): void;
}

export const searchInputIn = (element: HTMLElement) => inputIn(element, TYPES);

/** Names an input that is ours, also in a copy of it. */
const MARK = "data-dealer-combobox";

const COMBOBOX = {
  [MARK]: "",
  role: "combobox",
  "aria-autocomplete": "list",
  "aria-expanded": "false",
  "aria-activedescendant": null,
};

/** What else an input has, or has while it is used. */
const WHILE_USED = ["autocomplete", "aria-controls", "list"];

let lists = 0;

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** Makes a combobox of the input; its list is added only when it is needed. */
export function makeCombobox(element: HTMLElement, input: HTMLInputElement): Combobox {
  restoreFieldCopy(element, input);
  const listId = `${TAG}-${++lists}`;
  const ledger = new MarkupLedger();
  for (const [name, value] of Object.entries(COMBOBOX)) ledger.set(input, name, value);
  // Not an author's `datalist`, which is for pages without scripts; without any, HTML lets only a text input be a combobox.
  ledger.set(input, "list", input.type === "text" ? null : listId);
  const combobox = { input, listId, ledger };
  hideBrowserList(combobox);
  return combobox;
}

/** Whether this is the input of the combobox, if there is one, with all that we have set on it. */
export const isWhole = (combobox: Combobox | undefined, input: HTMLInputElement | undefined) =>
  combobox?.input === input && input?.hasAttribute(MARK) !== false;

/** The browser's own list would cover ours; where the author has named a field of the visitor, such as `email`, it helps. */
export function hideBrowserList({ input, ledger }: Combobox): void {
  if (/^(on|off)?$/.test(input.autocomplete)) ledger.set(input, "autocomplete", "off");
}

/** Browsers keep what was typed for a visitor who comes back, but not with `autocomplete="off"`. */
export const showBrowserList = ({ input, ledger }: Combobox) => ledger.reset(input, "autocomplete");

/** Adds a list as the element's last child: in the input's root, and not between the input and its label or button. */
export function addList(element: HTMLElement, combobox: Combobox): Field {
  // Else Tab would go from the input to a list that scrolls, which then closes.
  const tabIndex = -1;
  const list = Object.assign(document.createElement("div"), { popover: "manual", part: "list", tabIndex });
  element.append(list);
  const life = new AbortController();
  const remove = () => {
    life.abort();
    list.remove();
  };
  return { ...combobox, list, lifetime: life.signal, remove };
}

/** Removes our changes from a copy of an enhanced input, and the copy of its list. */
function restoreFieldCopy(element: HTMLElement, input: HTMLInputElement): void {
  for (const list of element.querySelectorAll("[part=list][popover]")) list.remove();
  if (input.hasAttribute(MARK)) restoreCopy(input, [...Object.keys(COMBOBOX), ...WHILE_USED]);
}

/** Describes the list on the input, and scrolls the active option into view in the next frame. */
export function describeList(field: Field, isExpanded: boolean, active: number): (() => void) | undefined {
  const { input, list, listId, ledger } = field;
  ledger.set(input, "aria-controls", listId);
  ledger.set(input, "aria-expanded", String(isExpanded));
  ledger.set(input, "aria-activedescendant", active < 0 ? null : optionId(listId, active));
  if (active < 0) return undefined;
  // In the next frame: the list is in its place by then.
  const frame = requestAnimationFrame(() =>
    list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" }),
  );
  return () => cancelAnimationFrame(frame);
}
