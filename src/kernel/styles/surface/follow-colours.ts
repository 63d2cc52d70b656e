import { elementsOutside } from "../../page/elements-outside.ts";
import { onMedia } from "../../page/media.ts";
import { onAbort } from "../../task/on-abort.ts";
import { colourSurface, restoreSurface } from "./colour-surface.ts";

/** Colours a surface with an element's content, and again when the page changes its theme, until the signal aborts. */
export function followColours(box: HTMLElement, element: Element, signal: AbortSignal): void {
  const around = [element, ...elementsOutside(element)];
  let frame = 0;
  const colour = (isShown: boolean) => colourSurface(box, element, { content: element, isShown });
  const colourSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => colour(true));
  };
  const afterFade = ({ target }: Event) => around.includes(target as Element) && colourSoon();
  const observer = new MutationObserver(colourSoon);

  colour(false);
  for (const one of around) observer.observe(one, { attributes: true });
  document.addEventListener("transitionend", afterFade, { capture: true, passive: true, signal });
  onMedia("(prefers-color-scheme: dark)", colourSoon, signal);
  onAbort(signal, () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    restoreSurface(box);
  });
}
