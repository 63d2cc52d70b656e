import { onResize } from "../page/resize.ts";
import { onAbort } from "../task/on-abort.ts";

/** The host of an element whose first view is there. */
interface Rendered {
  readonly element: HTMLElement;
  readonly lifetime: AbortSignal;
}

export type Layout = "flex" | "grid";

/** The row or grid that an element is in, if its author has one thing in it, which would have its place there. */
export function layoutAround({ parentElement, children, childNodes }: Element): Layout | undefined {
  const hasText = [...childNodes].some((node) => node instanceof Text && node.data.trim());
  if (!parentElement || children.length !== 1 || hasText) return;
  return /(?:flex|grid)$/.exec(getComputedStyle(parentElement).display)?.[0] as Layout | undefined;
}

/** The place that the only child of an element asks for. Of what is displayed, browsers tell margins and widths in px only. */
export function placeOfContent({ firstElementChild }: Element): string {
  const { flex, gridArea, placeSelf, order, width, marginTop, marginRight, marginBottom, marginLeft } =
    getComputedStyle(firstElementChild as Element);
  const margins = [marginTop, marginRight, marginBottom, marginLeft].map((px) => (px === "auto" ? px : "0"));
  const margin = margins.includes("auto") ? `;margin:${margins.join(" ")}` : "";
  const size = width === "100%" ? ";width:100%" : "";
  return `flex:${flex};grid-area:${gridArea};place-self:${placeSelf};order:${order}${margin}${size}`;
}

/** Gives an element the place that what is alone in it has in the row or grid around it, at each width of the window. */
export function takePlaceOfContent({ element, lifetime: signal }: Rendered): void {
  const root = element.shadowRoot;
  if (!root || signal.aborted) return;
  const sheet = new CSSStyleSheet();
  let width = -1;
  const adapt = () => {
    if (innerWidth === width) return;
    width = innerWidth;
    if (!layoutAround(element)) return sheet.replaceSync("");
    sheet.replaceSync("slot{display:none!important}");
    sheet.replaceSync(`:host{${placeOfContent(element)}}`);
  };
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  onResize(adapt, signal);
  onAbort(signal, () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  adapt();
}
