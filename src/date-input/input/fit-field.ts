import { onResize } from "../../kernel/page/resize.ts";
import { zoomOf } from "../../kernel/page/zoom-of.ts";
import { nextTask } from "../../kernel/task/next-task.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import { dateInputIn } from "./author-input.ts";

/** Makes the element as wide as its input is without it, and keeps the button on the input's end, in its middle. */
export function fitField(element: HTMLElement, signal: AbortSignal): void {
  const [host, button] = ownStyles(element.shadowRoot as ShadowRoot, signal);
  let observed: HTMLInputElement | undefined;
  const adapt = () => {
    const input = dateInputIn(element);
    if (input !== observed) watch(input);
    if (!input) return;
    fillPlace(input, element, host);
    placeButton(input, element, button);
  };
  // In a task of its own: the element's size may change, which an observer must not do.
  const adaptSoon = () => nextTask().then(() => signal.aborted || adapt());
  const observer = new ResizeObserver(adaptSoon);
  const watch = (input: HTMLInputElement | undefined) => {
    if (observed) observer.unobserve(observed);
    if (input) observer.observe(input);
    observed = input;
  };
  observer.observe(element);
  onResize(adapt, signal);
  onAbort(signal, () => observer.disconnect());
  adapt();
}

/** The styles of two rules, for the element and its button: the `style` attribute of the element is the author's. */
function ownStyles(root: ShadowRoot, signal: AbortSignal) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(":host{}[part=button]{}");
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  onAbort(signal, () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  const [host, button] = sheet.cssRules as unknown as [CSSStyleRule, CSSStyleRule];
  return [host.style, button.style] as const;
}

/**
 * Gives the element the place of what the author has in it: in a row or a grid around it, and as a block where the input
 * takes its width from what is around it, as with `width: 100%`.
 */
function fillPlace(input: HTMLInputElement, element: HTMLElement, host: CSSStyleDeclaration): void {
  host.cssText = "display: contents";
  const ownWidth = input.offsetWidth;
  host.cssText = placeIn(element);
  if (ownWidth <= input.offsetWidth) return;
  if (host.display) host.width = "100%";
  else host.display = "block";
}

/** As what is alone in the element has it in a flex or grid container; the element's own box then only has to be filled. */
function placeIn({ parentElement, childNodes, firstElementChild: child }: HTMLElement): string {
  const [kind] = /(flex|grid)$/.exec(parentElement ? getComputedStyle(parentElement).display : "") ?? [];
  const isAlone = [...childNodes].every((node) => node === child || !node.textContent?.trim());
  if (!kind || !child || !isAlone) return "";
  const { flex, gridArea, placeSelf, order } = getComputedStyle(child);
  const direction = kind === "flex" ? "inherit" : "column";
  return `display: flex; flex-direction: ${direction}; flex: ${flex}; grid-area: ${gridArea}; place-self: ${placeSelf}; order: ${order}`;
}

function placeButton(input: HTMLInputElement, element: HTMLElement, button: CSSStyleDeclaration): void {
  const zoom = zoomOf(element);
  const field = input.getBoundingClientRect();
  const around = element.getBoundingClientRect();
  const isLeftToRight = getComputedStyle(element).direction === "ltr";
  const end = isLeftToRight ? around.right - field.right : field.left - around.left;
  const middle = (field.top + field.bottom) / 2 - around.top;
  const px = (inWindow: number) => `${inWindow / zoom}px`;
  Object.assign(button, { top: px(middle), insetInlineEnd: px(end), height: px(field.height) });
}
