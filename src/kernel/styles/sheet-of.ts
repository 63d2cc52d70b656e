const sheets = new Map<string, CSSStyleSheet>();

/** A constructed sheet, made once for all elements that use it: allowed by `style-src 'self'`. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}
