import { onResize } from "../../kernel/page/resize.ts";
import { zoomOf } from "../../kernel/page/zoom-of.ts";
import { layoutAround, placeOfContent } from "../../kernel/styles/place-of-content.ts";
import { onThemeChange } from "../../kernel/styles/surface/on-theme-change.ts";
import { nextTask } from "../../kernel/task/next-task.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import { dateInputIn } from "./author-input.ts";

/** Makes the element as wide as its input is without it, and keeps the button on the input's end, in its middle and in its colour. */
export function fitField(element: HTMLElement, signal: AbortSignal): void {
  const styles = ownStyles(element.shadowRoot as ShadowRoot, signal);
  let observed: HTMLInputElement | undefined;
  let watching = new AbortController();
  const adapt = () => {
    const input = dateInputIn(element);
    if (input !== observed) watch(input);
    if (!input) return;
    styles.host(placeOf(input, element, styles.host) + positionOf(element));
    fitButton(input);
  };
  const fitButton = (input: HTMLInputElement) => styles.button(buttonStyles(input, element));
  // In a task of its own: the element's size may change, which an observer must not do.
  const adaptSoon = () => nextTask().then(() => signal.aborted || adapt());
  const observer = new ResizeObserver(adaptSoon);
  const watch = (input: HTMLInputElement | undefined) => {
    if (observed) observer.unobserve(observed);
    watching.abort();
    watching = new AbortController();
    observed = input;
    if (!input) return;
    observer.observe(input);
    onThemeChange(input, () => fitButton(input), watching.signal);
  };
  observer.observe(element);
  onResize(adapt, signal);
  onAbort(signal, () => {
    observer.disconnect();
    watching.abort();
  });
  adapt();
}

type Write = (css: string) => void;

/**
 * The styles of the element and its button: the `style` attribute of the element is the author's. Each change replaces the
 * sheet, because WebKit does not see every change of a rule in it.
 */
function ownStyles(root: ShadowRoot, signal: AbortSignal): { host: Write; button: Write } {
  const sheet = new CSSStyleSheet();
  const written = { host: "", button: "" };
  const write = (part: Partial<typeof written>) => {
    const { host, button } = Object.assign(written, part);
    sheet.replaceSync(`:host{${host}}[part=button]{${button}}`);
  };
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  onAbort(signal, () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return { host: (host) => write({ host }), button: (button) => write({ button }) };
}

/**
 * The element has the place of what the author has in it: in a row or a grid around it, and as a block where the input
 * takes its width from what is around it, as with `width: 100%`.
 */
function placeOf(input: HTMLInputElement, element: HTMLElement, write: Write): string {
  write("display:contents");
  const ownWidth = input.offsetWidth;
  const place = placeIn(element, write);
  write(place);
  if (ownWidth <= input.offsetWidth) return place;
  return place ? `${place};width:100%` : "display:block";
}

/** As what is alone in the element has it in a row or a grid; the element's own box then only has to be filled. */
function placeIn(element: HTMLElement, write: Write): string {
  const layout = layoutAround(element);
  if (!layout) return "";
  write("display:none");
  return `display:flex;flex-direction:${layout === "flex" ? "inherit" : "column"};${placeOfContent(element)}`;
}

/** The button is placed in the element, also where a reset of the page is for all elements. */
const positionOf = (element: HTMLElement) =>
  getComputedStyle(element).position === "static" ? ";position:relative!important" : "";

function buttonStyles(input: HTMLInputElement, element: HTMLElement): string {
  const zoom = zoomOf(element);
  const field = input.getBoundingClientRect();
  const around = element.getBoundingClientRect();
  const { color } = getComputedStyle(input);
  const isLeftToRight = getComputedStyle(element).direction === "ltr";
  const end = isLeftToRight ? around.right - field.right : field.left - around.left;
  const middle = (field.top + field.bottom) / 2 - around.top;
  const px = (inWindow: number) => `${inWindow / zoom}px`;
  return `--zoom:${zoom};top:${px(middle)};inset-inline-end:${px(end)};height:${px(field.height)};color:${color}`;
}
