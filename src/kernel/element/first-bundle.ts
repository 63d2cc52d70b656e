/** Marks the page, so that a second copy of the library finds the first. */
const BUNDLE = Symbol.for("dealer-elements");

interface Mark {
  readonly folder: string;
  /** The root element of the document on which a starter runs. */
  root?: Element;
  hasWarned?: boolean;
}

/**
 * The page's mark, for the copy of the library that was the first on it; undefined for any other copy, with one
 * warning per page. All files of one folder are one copy.
 */
export function firstBundle(folder: string): Mark | undefined {
  const page = globalThis as { [BUNDLE]?: Mark };
  page[BUNDLE] ??= { folder };
  const mark = page[BUNDLE];
  if (mark.folder === folder) return mark;
  if (!mark.hasWarned) console.warn("dealer-elements is on this page twice; the first is used.");
  mark.hasWarned = true;
  return undefined;
}
