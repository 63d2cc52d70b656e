import { ancestors } from "./flat-tree.ts";

/** Red, green, blue from 0 to 255, alpha from 0 to 1. */
type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Colour = [255, 255, 255, 1];

let context: CanvasRenderingContext2D | null = null;

/** Any colour of CSS, painted by the browser itself. */
export function colourOf(css: string): Colour {
  context ??= Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d", {
    willReadFrequently: true,
  });
  if (!context) return WHITE;
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = css;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha / 255];
}

export const isTransparent = (css: string) => colourOf(css)[3] < 0.05;

function over([r, g, b, alpha]: Colour, under: Colour): Colour {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(r, under[0]), mix(g, under[1]), mix(b, under[2]), 1];
}

/** The colour painted behind an element's content: of the elements drawn at this point, from the element down. */
function backgroundAt(element: Element, x: number, y: number): Colour {
  const drawn = document.elementsFromPoint(x, y);
  const at = drawn.indexOf(element);
  const layers = at < 0 ? [element, ...ancestors(element)] : drawn.slice(at);
  const painted: Colour[] = [];
  for (const layer of layers) {
    const { backgroundColor, backgroundImage } = getComputedStyle(layer);
    const [, first] = /gradient\([^,]*?((?:rgba?|color|oklch|lab|hsl)\([^)]*\))/.exec(backgroundImage) ?? [];
    const colour = colourOf(first ?? backgroundColor);
    painted.push(colour);
    if (colour[3] > 0.99) break;
  }
  return painted.reduceRight((under, colour) => over(colour, under), WHITE);
}

function luminance([red, green, blue]: Colour): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** The contrast ratio of WCAG between a colour and what is painted behind the element at this point. */
export function contrastOf(css: string, element: Element, x: number, y: number): number {
  const behind = backgroundAt(element, x, y);
  const [one, two] = [luminance(over(colourOf(css), behind)), luminance(behind)];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}
