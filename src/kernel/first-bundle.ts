/** Marks the page, so that a second copy of the library knows of the first. */
const BUNDLE = Symbol.for("dealer-elements");

interface MarkedPage {
  [BUNDLE]?: { readonly owner: symbol; warned: boolean };
}

const ME = Symbol("this bundle");

/** Whether this copy of the library was the first on the page; the page is told once if it was not. */
export function isFirstBundle(): boolean {
  const page = globalThis as MarkedPage;
  page[BUNDLE] ??= { owner: ME, warned: false };
  const first = page[BUNDLE];
  if (first.owner === ME) return true;
  if (!first.warned) console.warn("dealer-elements is on this page twice; the first copy is used.");
  first.warned = true;
  return false;
}
