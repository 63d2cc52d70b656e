/** A list of selectors in `:is()`, because browsers that do not know one of them ignore only that one. */
const OPEN = ":is([open], :popover-open, :state(open), [aria-expanded=true])";

/** Whether something in a header is open; a menu on a phone may be marked as open while its list is not shown. */
export const hasOpen = (header: Element) =>
  [...header.querySelectorAll(OPEN)].some((one) => one.checkVisibility());

/** Whether a visitor would miss the header. */
export const isInUse = (header: Element) => header.matches(":focus-within") || hasOpen(header);
