import { onAbort } from "../kernel/task/on-abort.ts";
import type { Measures } from "./measure.ts";

/** Writes what the page has to know of a header into a style sheet of the page, until the signal aborts; a theme's rules win. */
export function pageSheet(signal: AbortSignal): (header: Measures | undefined, isHidden: boolean) => void {
  const sheet = new CSSStyleSheet();
  let written = "";
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  onAbort(signal, () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  return (header, isHidden) => {
    const css = header ? rulesOf(header, isHidden) : "";
    if (css === written) return;
    written = css;
    sheet.replaceSync(css);
  };
}

/**
 * A hidden header comes back with the scroll to a place further up, so that place keeps its room. What is in the header itself
 * begins where that room ends: the focus there must not scroll the page.
 */
function rulesOf({ heightPx, stays, covers, topPx, shownPx }: Measures, isHidden: boolean): string {
  // Another header may be there in place of one that its author does not show.
  const weight = heightPx > 0 ? "is" : "where";
  const endPx = topPx + shownPx;
  const roomPx = covers ? endPx : 0;
  return `@layer dealer-elements{:${weight}(html){--dealer-header-height:${isHidden || !stays ? 0 : endPx}px;scroll-padding-block-start:${roomPx}px}
    :${weight}(dealer-header,header:has(> dealer-header)) *{scroll-margin-block:${-roomPx}px ${roomPx}px}}`;
}
