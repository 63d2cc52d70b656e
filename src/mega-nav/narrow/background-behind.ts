import { elementsOutside } from "../../kernel/page/elements-outside.ts";
import { contrastOf, type Rgb, rgbOf } from "../reading/colours.ts";

/** Of large text and of controls (WCAG 1.4.3, 1.4.11): a theme's own links may have no more. */
export const LEAST_CONTRAST = 3;

/** What is painted behind an element: a colour or, where `colour` is undefined, a picture or a colour that is not known. */
interface Painted {
  readonly css: string;
  readonly colour: Rgb | undefined;
}

/** What the first of some boxes that has a background paints; undefined on the page's own canvas. */
export function paintedBy(boxes: Iterable<Element>): Painted | undefined {
  for (const box of boxes) {
    const { backgroundColor, backgroundImage } = getComputedStyle(box);
    if (backgroundImage !== "none") return { css: backgroundImage, colour: undefined };
    const colour = rgbOf(backgroundColor);
    if (!colour) return { css: backgroundColor, colour };
    if (colour[3] > 0.5) return { css: `rgb(${colour.slice(0, 3).join(" ")})`, colour };
  }
}

/** The background for a menu that leaves its place: what is behind the menu there, if its links can be read on it. */
export function backgroundBehind(menu: Element): string {
  const { color } = getComputedStyle(menu.querySelector("a") ?? menu);
  const readable = `oklch(from ${color} clamp(0.2, (0.6 - l) * 999, 1) 0 0)`;
  const painted = paintedBy([menu, ...elementsOutside(menu)]);
  if (!painted) return readable;
  const { css, colour } = painted;
  // A picture, or a gradient that lets through what is behind it, does not fit a box of another size.
  if (!colour) return /url|rgba|\//.test(css) ? readable : css;
  const links = rgbOf(color);
  return links && contrastOf(links, colour) < LEAST_CONTRAST ? readable : css;
}
