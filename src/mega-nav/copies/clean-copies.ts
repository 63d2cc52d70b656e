import { restoreCopy } from "../../kernel/markup/restore-copy.ts";

// The names in marks.ts are not imported: then the main chunk would have to export them, on every page.
const MARK = "data-dealer-";
const MARKS = [
  "toggle",
  "item",
  "list",
  "label",
  "drawer",
  "bare",
  "branch",
  "expanded",
  "panel",
  "shown",
  "closing",
  "more",
  "replaced",
  "align",
  "brand",
  "bar",
  "text",
  "absent",
  "separator",
  "current",
  "tabs",
];
const OWN = `[${MARK}toggle=""], [${MARK}more=item], [${MARK}more=none], [${MARK}menu-button]`;
const OWN_ID = "[id^=dealer-tab-]";

/** The other attributes that we set on elements with these marks. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  branch: ["role", "aria-owns"],
  panel: ["hidden", "popover", "aria-hidden", "role", "aria-labelledby"],
  toggle: ["role", "aria-expanded", "aria-controls", "aria-selected", "tabindex"],
  tabs: ["role", "aria-owns"],
};

/** The colours that an open panel had when it was copied. */
const COLOURED = '[style*="--dealer-page-surface"]';
const COLOURS = ["--dealer-page-surface", "--dealer-page-text", "color-scheme"];
/** Its place, where the browser does not find it by itself. An author's own is not important. */
const PLACE = ["inset-block", "inset-inline", "max-block-size", "position-area"];

/** Removes our changes from copies of a decorated menu. Only pages where a script has made a copy load this file. */
export function cleanCopies(root: HTMLElement): void {
  const restoreAll = (selector: string, ourAttributes: readonly string[]) => {
    for (const copy of root.querySelectorAll(selector)) restoreCopy(copy, ourAttributes);
  };
  for (const own of root.querySelectorAll(OWN)) own.remove();
  restoreAll(`[${MARK}tabs] > [role=none]`, ["role"]);
  restoreAll(`details:has(> [${MARK}toggle])`, ["open"]);
  for (const name of MARKS) {
    restoreAll(`[${MARK}${name}]:is(${OWN_ID})`, ["id"]);
    restoreAll(`[${MARK}${name}]`, [MARK + name, ...(ATTRIBUTES[name] ?? [])]);
  }
  for (const panel of root.querySelectorAll<HTMLElement>(COLOURED)) {
    for (const text of panel.querySelectorAll<HTMLElement>("[style]"))
      if (text.style.getPropertyPriority("color")) removeStyles(text, ["color"]);
    const place = PLACE.filter((name) => panel.style.getPropertyPriority(name));
    removeStyles(panel, [...COLOURS, ...place]);
  }
}

function removeStyles(element: HTMLElement, names: readonly string[]): void {
  for (const name of names) element.style.removeProperty(name);
  if (element.style.length === 0) element.removeAttribute("style");
}
