/** Marks the page, so that a second copy of the library knows of the first. */
const BUNDLE = Symbol.for("dealer-elements");

interface MarkedPage {
  [BUNDLE]?: { readonly folder: string; warned?: boolean };
}

/** The folder that this copy was loaded from: the starter and the chunks are one copy. */
export const FOLDER = import.meta.url.replace(/(chunks\/)?[^/]*$/, "");

/** Whether this copy of the library was the first on the page; the page is told once if it was not. */
export function isFirstBundle(): boolean {
  const page = globalThis as MarkedPage;
  page[BUNDLE] ??= { folder: FOLDER };
  const first = page[BUNDLE];
  if (first.folder === FOLDER) return true;
  if (!first.warned) console.warn("dealer-elements is on this page twice; the first is used.");
  first.warned = true;
  return false;
}
