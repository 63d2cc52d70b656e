const TAG = "dealer-autocomplete";

/** Types of inputs that a visitor types words in. */
const TYPES = /^(text|search|email|tel|url)$/;

/** The author's input and the list that belongs to it. */
export interface Field {
  readonly input: HTMLInputElement;
  readonly list: HTMLElement;
  readonly listId: string;
  /** Aborts when the input is left alone again. */
  readonly lifetime: AbortSignal;
}

export const optionId = ({ listId }: Field, index: number) => `${listId}-${index}`;

/** The first input for text that is the element's own, not that of another one inside. */
export function inputIn(element: HTMLElement): HTMLInputElement | undefined {
  const isOwn = (input: HTMLInputElement) => TYPES.test(input.type) && input.closest(TAG) === element;
  return [...element.querySelectorAll("input")].find(isOwn);
}

let lists = 0;

/**
 * Makes a combobox of the input, with a list last in the element: there it stands in the input's own root, and beside
 * neither a label nor a button. Undone when the lifetime ends.
 */
export function dressField(element: HTMLElement, input: HTMLInputElement, lifetime: AbortSignal): Field {
  const listId = `${TAG}-${++lists}`;
  const undress = setAttributes(input, {
    role: "combobox",
    autocomplete: "off",
    "aria-autocomplete": "list",
    "aria-controls": listId,
    "aria-expanded": "false",
    "aria-activedescendant": null,
    // A `datalist` is for pages without scripts.
    ...(input.hasAttribute("list") ? { list: "" } : {}),
  });
  const list = document.createElement("div");
  list.setAttribute("part", "list");
  list.popover = "manual";
  element.append(list);
  const undo = () => {
    list.remove();
    undress();
  };
  lifetime.addEventListener("abort", undo, { once: true });
  return { input, list, listId, lifetime };
}

/** What the input says of the list, in which the active option is brought into view. */
export function describeList(field: Field, isExpanded: boolean, active: number): void {
  setAttribute(field.input, "aria-expanded", String(isExpanded));
  setAttribute(field.input, "aria-activedescendant", active < 0 ? null : optionId(field, active));
  field.list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
}

/** Sets attributes (null removes one); what it answers puts back what was there. */
function setAttributes(element: Element, attributes: Readonly<Record<string, string | null>>) {
  const found = element.cloneNode() as Element;
  const names = Object.keys(attributes);
  for (const name of names) setAttribute(element, name, attributes[name] ?? null);
  return () => names.map((name) => setAttribute(element, name, found.getAttribute(name)));
}

function setAttribute(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
