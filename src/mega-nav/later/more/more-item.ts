import { isForNewTab } from "../../input/presses.ts";
import { isList } from "../../reading/nodes.ts";
import { Copies, MORE } from "./copies.ts";

/** What only one item of a list can be called. */
const OF_ONE = /current|active|selected|\d/i;

/** The item "Meer" at the end of a list: the menu reads it as one of the author's. */
export class MoreItem {
  readonly element = document.createElement("li");
  readonly label = document.createElement("a");
  readonly copies: Copies;

  constructor(written: (original: Element, name: string) => string | null) {
    this.copies = new Copies(isForNewTab, written);
    this.setShown(false);
    this.label.setAttribute("role", "button");
    this.label.tabIndex = 0;
    this.element.append(this.label, this.copies.list);
  }

  setShown(isShown: boolean): void {
    this.element.setAttribute(MORE, isShown ? "item" : "none");
  }

  /** Adds it to a list with the classes of its items, so that the theme's rules hold for it. */
  addTo(list: Element, items: readonly Element[], text: string): void {
    if (this.label.textContent !== text) this.label.textContent = text;
    if (list.lastElementChild === this.element) return;
    const model = items.find((item) => submenuOf(item)) ?? items[0];
    takeClasses(this.element, model);
    takeClasses(this.label, model?.querySelector("a") ?? undefined);
    takeClasses(this.copies.list, model && submenuOf(model));
    list.append(this.element);
  }
}

const submenuOf = (item: Element) => [...item.children].find(isList);

function takeClasses(element: Element, model: Element | undefined): void {
  const names = [...(model?.classList ?? [])].filter((name) => !OF_ONE.test(name));
  if (names.length > 0) element.className = names.join(" ");
  else element.removeAttribute("class");
}
