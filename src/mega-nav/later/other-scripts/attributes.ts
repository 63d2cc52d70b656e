import type { MarkupLedger } from "../../../kernel/markup/markup-ledger.ts";
import { MARK } from "../../marks.ts";
import { type MenuBranch, panelsContain } from "../../menu-branch.ts";

/** Attributes by which other scripts find what to open, by the values that start a menu; `tooltip` or `modal` do not. */
const STARTERS_BY_VALUE = [
  "data-toggle",
  "data-bs-toggle",
  "data-mdb-toggle",
  "data-coreui-toggle",
  "data-hover",
];
const MENU_VALUES = /^\s*(dropdown|collapse)\s*$/;
const STARTERS = [
  ...["data-dropdown", "data-dropdown-toggle", "data-collapse-toggle"],
  ...["data-dropdown-menu", "data-accordion-menu", "data-drilldown", "data-responsive-menu"],
  ...["dropdown", "drop", "nav", "toggle"].flatMap((name) => [`uk-${name}`, `data-uk-${name}`]),
  "aria-haspopup",
];
/** A screen reader skips what has one of these, and `inert` content cannot be pressed. */
const HIDING = ["aria-hidden", "inert"];

/** What to observe: scripts set these late, and again. */
export const OTHER_SCRIPTS_ATTRIBUTES = [...STARTERS_BY_VALUE, ...STARTERS, ...HIDING];

/** Removes the attributes of an element by which another script would open the same submenu. */
export function clearStarters(element: Element, ledger: MarkupLedger): void {
  for (const name of STARTERS_BY_VALUE)
    if (MENU_VALUES.test(element.getAttribute(name) ?? "")) ledger.set(element, name, null);
  for (const name of STARTERS) if (element.hasAttribute(name)) ledger.set(element, name, null);
}

/** The elements in a menu that have such an attribute. */
export const startersIn = (root: Element): Iterable<Element> =>
  root.querySelectorAll([...STARTERS_BY_VALUE, ...STARTERS].map((name) => `[${name}]`).join());

/** Whether an element is an item with a submenu, its label, its toggle or one of its panels, or a wrapper of these. */
export const isPartOf = (branch: MenuBranch, element: Element) =>
  branch.panels.includes(element as HTMLElement) || !panelsContain(branch, element);

const LISTS = `ul, ol, [${MARK.list}]`;

/** Lets a shown panel or list be read and pressed, with everything around it and around the first list in it. */
export function clearHiding(shown: Element, root: Element, ledger: MarkupLedger): void {
  const list = shown.matches(LISTS) ? shown : shown.querySelector(LISTS);
  let around: Element | null = list ?? shown;
  for (; around && (around !== root || around === list); around = around.parentElement)
    for (const name of HIDING) if (around.hasAttribute(name)) ledger.set(around, name, null);
}
