import { colourSurface } from "../../kernel/styles/surface/colour-surface.ts";
import type { CarouselHost } from "../carousel.host.ts";

/** Gives the arrows, which are over the slides, the colours of the page around the carousel. */
export function colourArrows({ element }: CarouselHost): void {
  for (const arrow of element.shadowRoot?.querySelectorAll<HTMLElement>("[part=previous],[part=next]") ?? [])
    colourSurface(arrow, element, { staysDisplayed: true });
}
