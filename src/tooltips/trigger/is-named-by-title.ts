const NAMED = '[aria-label]:not([aria-label=""]), [aria-labelledby]';
const WITH_ALT = 'img[alt]:not([alt=""]), area[alt]:not([alt=""]), input[alt]:not([alt=""])';
const FIELD = "input, select, textarea";
const BUTTON = "[type=submit], [type=reset], [type=button][value]";

/** Whether the title is the only accessible name of an element (HTML-AAM). */
export function isNamedByTitle(element: Element): boolean {
  if (element.matches(`${NAMED}, ${WITH_ALT}`)) return false;
  if (element.matches(FIELD)) return !element.matches(BUTTON) && !hasLabel(element);
  return !element.textContent?.trim() && !element.querySelector(`${NAMED}, ${WITH_ALT}, title, [title]`);
}

const hasLabel = (field: Element) => ((field as HTMLInputElement).labels?.length ?? 0) > 0;
