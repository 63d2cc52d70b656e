import { onResize } from "../page/resize.ts";
import { onAbort } from "../task/on-abort.ts";

interface Tag {
  readonly element: HTMLElement;
  readonly lifetime: AbortSignal;
}

/** What has an effect on an element's own box only, and its value where no rule of the page says anything. */
const SILENT = {
  flex: "0 1 auto",
  order: "0",
  alignSelf: "auto",
  justifySelf: "auto",
  gridRowStart: "auto",
  gridColumnStart: "auto",
  position: "static",
  float: "none",
  margin: "0px",
  padding: "0px",
  width: "auto",
  height: "auto",
  maxWidth: "none",
  backgroundColor: "rgba(0, 0, 0, 0)",
  backgroundImage: "none",
  boxShadow: "none",
  transform: "none",
  opacity: "1",
} as const;

/**
 * Gives a tag that the page's rules lay out (`dealer-mega-nav { flex: 1 }`) its box back, until the signal aborts: elements
 * without a box are `display: var(--dealer-own-box, contents)`.
 */
export function keepOwnBox({ element, lifetime: signal }: Tag): void {
  const root = element.shadowRoot;
  if (!root || signal.aborted) return;
  const sheet = new CSSStyleSheet();
  const adapt = () => {
    // Of a box, browsers tell widths and margins in px.
    sheet.replaceSync(":host{display:contents!important}");
    const box = isLaidOut(element) ? "block" : "initial";
    sheet.replaceSync(`:host{--dealer-own-box:${box}}`);
  };
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  onResize(adapt, signal);
  onAbort(signal, () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  adapt();
}

function isLaidOut(element: Element): boolean {
  const styles = getComputedStyle(element);
  return Object.entries(SILENT).some(([property, value]) => Reflect.get(styles, property) !== value);
}
