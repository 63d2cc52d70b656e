import { onAbort } from "../../task/on-abort.ts";
import { colourSurface, restoreSurface } from "./colour-surface.ts";
import { onThemeChange } from "./on-theme-change.ts";

/** Colours a surface with an element's content, and again when the page changes its theme, until the signal aborts. */
export function followColours(box: HTMLElement, element: Element, signal: AbortSignal): void {
  const colour = (isShown: boolean) =>
    colourSurface(box, element, { content: element, staysDisplayed: isShown });
  colour(false);
  onThemeChange(element, () => colour(true), signal);
  onAbort(signal, () => restoreSurface(box));
}
