import { zoomOf } from "./zoom-of.ts";

/** A length for the style of an element in px of the window, also where the page's CSS `zoom` enlarges the element. */
export const windowPx = (element: Element, px: number) => `${px / zoomOf(element)}px`;

/** Floating UI's platform, measuring all in px of the window. */
export const onWindow = <Platform extends object>(platform: Platform) => ({
  ...platform,
  getDimensions: (element: Element) => element.getBoundingClientRect(),
});
