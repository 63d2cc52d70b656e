import type { Rgb } from "./colours.ts";
import { paintedColour } from "./painted-colour.ts";

const COLOUR = /(?:rgba?|color|oklch|oklab|lch|lab)\([^()]*\)/g;

/**
 * What the first of some boxes that has a background paints: null for a picture without a colour of its own, undefined on the
 * page's own canvas. A theme's almost opaque colours count as opaque.
 */
export function paintedBy(boxes: Iterable<Element>): Rgb | null | undefined {
  for (const box of boxes) {
    const { backgroundColor, backgroundImage } = getComputedStyle(box);
    const colours = [...(backgroundImage.match(COLOUR) ?? []), backgroundColor].map(paintedColour);
    const colour = colours.find(([, , , alpha]) => alpha > 0.5);
    if (colour) return [colour[0], colour[1], colour[2], 1];
    if (backgroundImage !== "none") return null;
  }
}
