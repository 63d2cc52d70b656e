/** On the storage guard's script tag: names of cookies and storage keys that the site cannot do without, between commas. */
export const ALLOW = "data-allow";

/** A name with a space in it is more likely two names without a comma; a comma too many is nothing. */
export const NAMES = /^(?!.*[^\s,]\s+[^\s,])[^;=*]+$/s;

export const namesIn = (text: string): readonly string[] =>
  (NAMES.test(text) && text.match(/[^\s,]+/g)) || [];

/** The names that are kept when a visitor withdraws the choice. */
export const keptNames = () =>
  namesIn(document.querySelector(`script[${ALLOW}]`)?.getAttribute(ALLOW)?.trim() ?? "");
