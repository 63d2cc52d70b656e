import { prefersReducedMotion } from "../kernel/media.ts";
import { onPageEvent } from "../kernel/page-event.ts";
import type { MegaNavHost } from "./mega-nav.host.ts";
import { isMenuShown, setMenuOpen } from "./mobile-menu.ts";

const FADE_IN_MS = 400;

export function talkWithPage(host: MegaNavHost): void {
  const { element, lifetime: signal } = host;
  /** The top navigation appears with the page (SPEC §2.1); with no loader it is simply there. */
  const fadeIn = () => {
    if (!prefersReducedMotion()) element.animate({ opacity: [0, 1] }, FADE_IN_MS);
  };
  onPageEvent("dealer-loader-ready", fadeIn, signal);
  onPageEvent(
    "dealer-call-us-toggled",
    ({ detail }) => detail.open && isMenuShown(host) && setMenuOpen(host, false),
    signal,
  );
}
