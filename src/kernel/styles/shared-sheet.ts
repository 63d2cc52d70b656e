import { constructedSheet } from "./constructed-sheet.ts";

type Root = Document | ShadowRoot;

/** A style sheet for the author's content; many elements of a root share it. */
export interface SharedSheet {
  /** Adds it to a root, and removes it from the one before. */
  addTo(root: Root): void;
  remove(): void;
}

const counts = new WeakMap<Root, Map<CSSStyleSheet, number>>();

/** Parses a sheet while the code is evaluated, so that the element's upgrade takes less time. */
export function prepareSheet(css: string): void {
  if (typeof CSSStyleSheet !== "undefined") constructedSheet(css);
}

/** Creates one element's use of a style sheet. */
export function sharedSheet(css: string): SharedSheet {
  let current: Root | undefined;
  const remove = () => {
    if (current) removeSheet(constructedSheet(css), current);
    current = undefined;
  };
  return {
    addTo(root) {
      if (root === current) return;
      remove();
      addSheet(constructedSheet(css), root);
      current = root;
    },
    remove,
  };
}

function addSheet(sheet: CSSStyleSheet, root: Root): void {
  if (changeCount(sheet, root, 1) === 1)
    root.adoptedStyleSheets = [...(root.adoptedStyleSheets ?? []), sheet];
}

function removeSheet(sheet: CSSStyleSheet, root: Root): void {
  if (changeCount(sheet, root, -1) > 0) return;
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
}

/** Changes the number of elements in a root that use the sheet, and returns the new number. */
function changeCount(sheet: CSSStyleSheet, root: Root, by: number): number {
  const sheets = counts.get(root) ?? new Map<CSSStyleSheet, number>();
  const next = (sheets.get(sheet) ?? 0) + by;
  counts.set(root, sheets.set(sheet, next));
  return next;
}
