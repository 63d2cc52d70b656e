// The marks' names are not imported: as exports they would cost every page more than they do here.
const MARK = "data-dealer-";
const MARKS = [
  "toggle",
  "branch",
  "expanded",
  "panel",
  "forced",
  "align",
  "text",
  "separator",
  "current",
  "tabs",
];
const OWN_TOGGLE = `[${MARK}toggle=""]`;
const OWN_ID = /^dealer-(submenu|tab)-/;

/** What we set besides on elements with these marks. */
const DRESS: Readonly<Record<string, readonly string[]>> = {
  branch: ["role", "aria-owns"],
  panel: ["hidden", "role", "aria-labelledby"],
  toggle: ["role", "aria-expanded", "aria-controls", "aria-selected", "tabindex"],
  tabs: ["role", "aria-owns"],
};

/**
 * Makes a copy of a dressed menu what its author wrote, as far as it shows: to keep all of that on the menu would cost
 * every page. Fetched only where there is a copy.
 */
export function undress(root: HTMLElement): void {
  for (const toggle of root.querySelectorAll(OWN_TOGGLE)) toggle.remove();
  for (const item of root.querySelectorAll(`[${MARK}tabs] > [role=none]`)) item.removeAttribute("role");
  for (const details of root.querySelectorAll(`details:has(> [${MARK}toggle])`))
    details.removeAttribute("open");
  for (const name of MARKS)
    for (const element of root.querySelectorAll(`[${MARK}${name}]`)) unmark(element, name);
}

function unmark(element: Element, mark: string): void {
  for (const name of [MARK + mark, ...(DRESS[mark] ?? [])]) element.removeAttribute(name);
  if (OWN_ID.test(element.id)) element.removeAttribute("id");
}
