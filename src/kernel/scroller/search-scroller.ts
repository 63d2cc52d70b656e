import { follow } from "../element/follow.ts";
import { onScroll } from "../page/scroll.ts";
import { windowScroller } from "../page/scroll-range.ts";
import { onAbort } from "../task/on-abort.ts";
import { findScroller, isOfWindow } from "./find-scroller.ts";
import type { ScrollingHost } from "./scrolling-host.ts";

/** Keeps what scrolls the page for an element, also when that comes late, changes or leaves the page. */
export function searchScroller(
  { element, options, lifetime }: ScrollingHost,
  scrollers: WeakMap<Element, Element>,
  scrolled: () => void,
  changed: () => void,
  moved?: Element,
): void {
  let use = new AbortController();

  const search = (report: () => void, target?: Element) => {
    const before = scrollers.get(element);
    const scroller = writtenScroller(options.get().scroller) ?? findScroller(element, [target, before]);
    if (scroller === before) return;
    use.abort();
    use = new AbortController();
    if (scroller) scrollers.set(element, scroller);
    else scrollers.delete(element);
    if (scroller) watch(scroller, scrolled, () => search(changed), use.signal);
    report();
  };

  onScroll((target) => {
    if (target !== document && target !== scrollers.get(element)) search(scrolled, target as Element);
  }, lifetime);
  follow(options, () => search(changed), lifetime);
  onAbort(lifetime, () => {
    use.abort();
    scrollers.delete(element);
  });
  search(moved ? scrolled : changed, moved);
}

function writtenScroller(selector: string): Element | undefined {
  const box = selector ? document.querySelector(selector) : null;
  if (box) return isOfWindow(box) ? windowScroller() : box;
}

/** It has another size, or none, when it is hidden or leaves the page. A scroll in a shadow tree stays there. */
function watch(scroller: Element, scrolled: () => void, resized: () => void, signal: AbortSignal): void {
  const observer = new ResizeObserver(resized);
  observer.observe(scroller);
  onAbort(signal, () => observer.disconnect());
  scroller.addEventListener("scroll", scrolled, { passive: true, signal });
}
