import { elementsOutside } from "../../page/elements-outside.ts";
import { onMedia } from "../../page/media.ts";
import { onAbort } from "../../task/on-abort.ts";

/** Calls back in the next frame when the colours of an element may have changed with the page's theme, until the signal aborts. */
export function onThemeChange(element: Element, changed: () => void, signal: AbortSignal): void {
  const around = [element, ...elementsOutside(element)];
  let frame = 0;
  const callSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(changed);
  };
  const afterFade = ({ target }: Event) => around.includes(target as Element) && callSoon();
  const observer = new MutationObserver(callSoon);

  for (const one of around) observer.observe(one, { attributes: true });
  document.addEventListener("transitionend", afterFade, { capture: true, passive: true, signal });
  onMedia("(prefers-color-scheme: dark)", callSoon, signal);
  onAbort(signal, () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  });
}
