import { follow } from "../kernel/follow.ts";
import { onMedia, prefersReducedMotion } from "../kernel/media.ts";
import type { MegaNavHost } from "./mega-nav.behaviour.ts";
import type { Layout } from "./mega-nav.ts";

const FADE_IN_MS = 400;

/** The layout now; calls back when the window or the breakpoint changes it. */
export function watchLayout(host: MegaNavHost, changed: (layout: Layout) => void): Layout {
  let watching = new AbortController();
  let breakpointPx = -1;
  let layout = "desktop" as Layout;

  const enter = (isNarrow: boolean) => {
    const before = layout;
    layout = isNarrow ? "mobile" : "desktop";
    if (layout !== before) changed(layout);
  };
  const watch = () => {
    if (host.options.get().breakpointPx === breakpointPx) return undefined;
    ({ breakpointPx } = host.options.get());
    watching.abort();
    watching = new AbortController();
    const query = `(max-width: ${breakpointPx}px)`;
    onMedia(query, enter, watching.signal);
    return matchMedia(query).matches;
  };

  layout = watch() ? "mobile" : "desktop";
  const watchAgain = () => {
    const isNarrow = watch();
    if (isNarrow !== undefined) enter(isNarrow);
  };
  follow(host.options, watchAgain, host.lifetime);
  host.lifetime.addEventListener("abort", () => watching.abort(), { once: true });
  return layout;
}

/** A CMS may print the list late, or rewrite it: our own toggles are no news. */
export function watchMarkup({ element, lifetime }: MegaNavHost, changed: () => void): void {
  const isOurs = (node: Node) => node instanceof HTMLElement && "dealerToggle" in node.dataset;
  const observer = new MutationObserver((records) => {
    const nodes = records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]);
    if (nodes.some((node) => node instanceof Element && !isOurs(node))) changed();
  });
  observer.observe(element, { childList: true, subtree: true });
  lifetime.addEventListener("abort", () => observer.disconnect(), { once: true });
}

/** One listener for all items; a press that was ours leads nowhere else. */
export function watchPresses({ element, lifetime }: MegaNavHost, press: (target: Element) => boolean): void {
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && press(event.target)) event.preventDefault();
  };
  element.addEventListener("click", onClick, { signal: lifetime });
}

interface Leaving {
  left(): void;
  escaped(): void;
}

export function watchLeaving({ element, lifetime: signal }: MegaNavHost, { left, escaped }: Leaving): void {
  const leave = (to: EventTarget | null) => {
    if (to instanceof Node && !element.contains(to)) left();
  };
  element.addEventListener("focusout", ({ relatedTarget }) => leave(relatedTarget), { signal });
  document.addEventListener("pointerdown", ({ target }) => leave(target), { passive: true, signal });
  element.addEventListener("keydown", ({ key }) => key === "Escape" && escaped(), { signal });
}

/** The top navigation appears with the page (SPEC §2.1); with no loader it is simply there. */
export function fadeInWithPage({ element, lifetime: signal }: MegaNavHost): void {
  const fadeIn = () => {
    if (!prefersReducedMotion()) element.animate({ opacity: [0, 1] }, FADE_IN_MS);
  };
  document.addEventListener("dealer-loader-ready", fadeIn, { signal });
}
