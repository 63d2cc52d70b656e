import { boxesOf } from "../../kernel/page/boxes-of.ts";
import { prefersReducedMotion } from "../../kernel/page/media.ts";
import { onPageEvent } from "../../kernel/page/page-event.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { isMenuShown } from "./menu-button.ts";
import { setMenuOpen } from "./transitions.ts";

const FADE_IN_MS = 400;

/** Responds to events of the loader and of the call-us panel. */
export function watchPageEvents(host: MegaNavHost): void {
  const { element, lifetime: signal } = host;
  /** The navigation appears together with the page (spec §2.1); without a loader it is visible from the start. */
  const fadeIn = () => {
    if (prefersReducedMotion()) return;
    // To the opacity that the theme gives each.
    for (const box of boxesOf(element)) box.animate({ opacity: 0, offset: 0 }, FADE_IN_MS);
  };
  onPageEvent("dealer-loader-ready", fadeIn, signal);
  onPageEvent(
    "dealer-call-us-toggled",
    ({ detail }) => detail.open && isMenuShown(host) && setMenuOpen(host, false),
    signal,
  );
}
