import { sheetOf } from "./sheet-of.ts";

type Root = Document | ShadowRoot;

/** A style sheet for what the author wrote, lent to one root at a time. */
export interface SheetLoan {
  to(root: Root): void;
  end(): void;
}

const counts = new WeakMap<Root, Map<CSSStyleSheet, number>>();

/** Parses it while code is evaluated anyway, not while a page waits for an upgrade. */
export function prepareSheet(css: string): void {
  if (typeof CSSStyleSheet !== "undefined") sheetOf(css);
}

export function sheetLoan(css: string): SheetLoan {
  let borrower: Root | undefined;
  const end = () => {
    if (borrower) takeBack(sheetOf(css), borrower);
    borrower = undefined;
  };
  return {
    to(root) {
      if (root === borrower) return;
      end();
      lend(sheetOf(css), root);
      borrower = root;
    },
    end,
  };
}

function lend(sheet: CSSStyleSheet, root: Root): void {
  if (count(sheet, root, 1) === 1) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}

function takeBack(sheet: CSSStyleSheet, root: Root): void {
  if (count(sheet, root, -1) > 0) return;
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
}

/** How many elements of a root need the sheet. */
function count(sheet: CSSStyleSheet, root: Root, by: number): number {
  const sheets = counts.get(root) ?? new Map<CSSStyleSheet, number>();
  const next = (sheets.get(sheet) ?? 0) + by;
  counts.set(root, sheets.set(sheet, next));
  return next;
}
