const sheets = new Map<string, CSSStyleSheet>();

/** The constructed style sheet of a text, shared by all elements; `style-src 'self'` allows it. It is empty in jsdom 26. */
export function constructedSheet(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync?.(css);
  sheets.set(css, sheet);
  return sheet;
}
