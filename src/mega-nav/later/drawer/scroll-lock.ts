import { viewportSize } from "../../../kernel/page/viewport-size.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";

let locks = 0;
let sheet: CSSStyleSheet | undefined;

/**
 * Keeps the page from scrolling until the signal aborts. A style sheet of our own, because the author's inline styles and
 * attributes stay as they are then.
 */
export function lockScroll(signal: AbortSignal): void {
  if (locks++ === 0) addSheet(lockRules());
  onAbort(signal, () => --locks === 0 && removeSheet());
}

function lockRules(): string {
  const { documentElement: root, body } = document;
  const isVisible = (element: Element) => getComputedStyle(element).overflowY === "visible";
  const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY);
  const lock = (element: Element, scrollbarPx: number) =>
    `${element.localName}{overflow:hidden!important;${scrollbarPx > 0 ? GUTTER : ""}}`;
  const windowScrollbarPx = innerWidth - viewportSize().width;
  // The window scrolls by the root's overflow, or by the body's where the root has none.
  if (!isVisible(root)) {
    const bodyScrollbarPx = body.offsetWidth - body.clientWidth;
    return lock(root, windowScrollbarPx) + (scrolls(body) ? lock(body, bodyScrollbarPx) : "");
  }
  if (isVisible(body)) return lock(root, windowScrollbarPx);
  return lock(body, 0) + (windowScrollbarPx > 0 ? `html{${GUTTER}}` : "");
}

/** The page keeps its width. */
const GUTTER = "scrollbar-gutter:stable!important";

function addSheet(rules: string): void {
  sheet = new CSSStyleSheet();
  sheet.replaceSync(`@layer dealer-elements{${rules}}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function removeSheet(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}
