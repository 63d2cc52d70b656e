const sheets = new Map<string, CSSStyleSheet>();

/** A constructed sheet, made once for all elements that use it: allowed by `style-src 'self'`. */
export function sheetOf(css: string): CSSStyleSheet {
  const sheet = sheets.get(css) ?? new CSSStyleSheet();
  if (!sheets.has(css)) sheet.replaceSync(css);
  sheets.set(css, sheet);
  return sheet;
}

const borrowers = new WeakMap<Document | ShadowRoot, Map<CSSStyleSheet, number>>();

/** Styles what the author wrote, for as long as an element of that root needs it. */
export function lendSheet(css: string, root: Document | ShadowRoot, lifetime: AbortSignal): void {
  const sheet = sheetOf(css);
  const counts = borrowers.get(root) ?? new Map<CSSStyleSheet, number>();
  borrowers.set(root, counts);
  const count = (by: number) => {
    const next = (counts.get(sheet) ?? 0) + by;
    counts.set(sheet, next);
    return next;
  };

  if (count(1) === 1) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const takeBack = () => {
    if (count(-1) === 0) root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  lifetime.addEventListener("abort", takeBack, { once: true });
}
