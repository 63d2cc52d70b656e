import { onAbort } from "../kernel/task/on-abort.ts";

/** Styles of the column itself, which a page's styles must not override, and which must not be on the author's tag. */
export interface ColumnSheet {
  /** Nothing stays in view: what the page makes of the column. */
  still(): void;
  /** The boxes stay at this distance from the scroller's top as far as the row has room for them. */
  stick(top: number, boxes: string): void;
  clear(): void;
}

/** A stretched tag has the row's height and its content moves in it; another moves in the row itself. */
export const ALL_BOXES = ":host,.space,.space>div";
export const INNER_BOXES = ".space,.space>div";

const STILL = `${INNER_BOXES}{position:static!important;width:auto!important;block-size:auto!important;max-block-size:none!important}`;

export function columnSheet(element: Element, signal: AbortSignal): ColumnSheet {
  const sheet = new CSSStyleSheet();
  let written = "";
  const write = (css: string) => {
    if (css === written) return;
    written = css;
    const { shadowRoot } = element;
    if (shadowRoot && !shadowRoot.adoptedStyleSheets.includes(sheet))
      shadowRoot.adoptedStyleSheets = [...shadowRoot.adoptedStyleSheets, sheet];
    sheet.replaceSync(css && `@media not print{${css}}`);
  };
  onAbort(signal, () => {
    const { shadowRoot } = element;
    if (shadowRoot)
      shadowRoot.adoptedStyleSheets = shadowRoot.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  return {
    still: () => write(STILL),
    stick: (top, boxes) => write(`${boxes}{position:sticky!important;top:${top}px!important}`),
    clear: () => write(""),
  };
}
