import { type Item, linkName, toggleOf } from "./menu.ts";
import { buttonName } from "./menu-buttons.ts";
import { isMet, nameOf } from "./met.ts";

/** Where the focus is. */
export interface Stop {
  /** The name of the item whose toggle it is, the address of the link, or the element. */
  readonly name: string;
  readonly kind: "toggle" | "link" | "button" | "other" | "before" | "after";
  /** Whether it can be seen and pressed. */
  readonly isMet: boolean;
  /** Its place in the document: numbers that grow. */
  readonly order: number;
}

export function focused(): Element {
  let element = document.activeElement ?? document.body;
  while (element.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

export function stopOf(element: Element, items: readonly Item[], menuButtons: readonly Element[]): Stop {
  const host =
    element.getRootNode() instanceof ShadowRoot ? (element.getRootNode() as ShadowRoot).host : element;
  const order = [...document.querySelectorAll("*")].indexOf(host);
  const stop = (kind: Stop["kind"], name: string): Stop => ({ name, kind, order, isMet: isMet(element) });
  if (element.id === "before" || element.id === "after") return stop(element.id, element.id);
  const item = items.find((found) => toggleOf(found) === element);
  if (item) return stop("toggle", item.name);
  if (menuButtons.includes(element)) return stop("button", buttonName(element));
  if (element.matches("dealer-mega-nav a[href]")) return stop("link", linkName(element));
  return stop("other", nameOf(element));
}
