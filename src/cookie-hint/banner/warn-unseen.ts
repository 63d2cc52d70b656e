import { elementsOutside } from "../../kernel/page/elements-outside.ts";
import { warnOnce } from "../warn-once.ts";
import { isInLayer } from "./place-banner.ts";

/** Says where the banner cannot be used: the top layer draws nothing of what a page has switched off around it. */
export function warnUnseen(banner: HTMLElement): void {
  if (isInLayer(banner) && elementsOutside(banner).some(isOff))
    warnOnce(
      "cannot be seen or pressed: it is in an element that is hidden or inert. Put it directly in the page's body.",
    );
}

/** Not `checkVisibility()`: it is also false for what the browser draws a moment later. */
function isOff(element: Element): boolean {
  const { display, contentVisibility } = getComputedStyle(element);
  return (
    display === "none" || contentVisibility === "hidden" || element.matches("[inert], details:not([open])")
  );
}
