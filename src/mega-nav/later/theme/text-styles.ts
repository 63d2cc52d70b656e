import { elementsOutside } from "../../../kernel/page/elements-outside.ts";
import { contrastOf, READABLE, rgbOf, WHITE } from "../../../kernel/styles/surface/colours.ts";
import { paintedBy } from "../../../kernel/styles/surface/painted-by.ts";
import { isClear } from "./hiding-styles.ts";
import { isPainted, LEAST_TEXT_PX } from "./link-text.ts";

type Styles = Record<string, string> & { color?: string };

/** The styles that elements in an open box need for their text to be read; none for most. */
export function readableStyles(elements: readonly HTMLElement[]): Map<HTMLElement, Styles> {
  let colour: string | undefined;
  const found = new Map<HTMLElement, Styles>();
  for (const element of elements) {
    const style = getComputedStyle(element);
    const sizePx = Number.parseFloat(style.fontSize);
    const styles: Styles = {};
    if (sizePx < LEAST_TEXT_PX) styles["font-size"] = "1rem";
    if (Number.parseFloat(style.lineHeight) <= sizePx / 2) styles["line-height"] = "normal";
    if (!isPainted(style)) styles["-webkit-text-fill-color"] = "currentcolor";
    if (!isPainted(style) && isClear(style.color)) styles.color = colour ??= readableOn(element);
    if (Object.keys(styles).length > 0) found.set(element, styles);
  }
  return found;
}

/** The nearest colour around an element that can be read on its background. */
function readableOn(element: Element): string {
  const around = elementsOutside(element);
  const painted = paintedBy([element, ...around]);
  const behind = painted === undefined ? WHITE : painted;
  const colours = around.map((one) => getComputedStyle(one).color).filter((colour) => !isClear(colour));
  const isReadable = (colour: string) => {
    const rgb = rgbOf(colour);
    return !behind || (rgb && contrastOf(rgb, behind) >= READABLE);
  };
  return [...colours, "rgb(0, 0, 0)", "rgb(255, 255, 255)"].find(isReadable) as string;
}
