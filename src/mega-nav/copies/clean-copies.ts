// The names in marks.ts are not imported: then the main chunk would have to export them, on every page.
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

/** The other attributes that we set on elements with these marks. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  branch: ["role", "aria-owns"],
  panel: ["hidden", "role", "aria-labelledby"],
  toggle: ["role", "aria-expanded", "aria-controls", "aria-selected", "tabindex"],
  tabs: ["role", "aria-owns"],
};

/**
 * Removes our changes from copies of a decorated menu. Attribute values that we replaced stay lost: to keep them in the
 * markup would cost every page. This file is loaded only on pages where a script has made a copy.
 */
export function cleanCopies(root: HTMLElement): void {
  for (const toggle of root.querySelectorAll(OWN_TOGGLE)) toggle.remove();
  for (const item of root.querySelectorAll(`[${MARK}tabs] > [role=none]`)) item.removeAttribute("role");
  for (const details of root.querySelectorAll(`details:has(> [${MARK}toggle])`))
    details.removeAttribute("open");
  for (const name of MARKS)
    for (const element of root.querySelectorAll(`[${MARK}${name}]`)) unmark(element, name);
}

function unmark(element: Element, mark: string): void {
  for (const name of [MARK + mark, ...(ATTRIBUTES[mark] ?? [])]) element.removeAttribute(name);
  if (OWN_ID.test(element.id)) element.removeAttribute("id");
}
