import { follow } from "../element/follow.ts";
import { onScroll, scrollPosition } from "../page/scroll.ts";
import { LEAST_RANGE_PX, rangeOf, windowScroller } from "../page/scroll-range.ts";
import { reportFile, warnAttribute } from "../task/report.ts";
import type { ScrollingHost } from "./scrolling-host.ts";

type Options = ReturnType<ScrollingHost["options"]["get"]>;

/** The scrollers of elements on a page that does not scroll in the window. */
const scrollers = new WeakMap<Element, Element>();

/** What scrolls the page for an element. */
export const scrollerOf = (element: Element) => scrollers.get(element) ?? windowScroller();

/** How far the page is scrolled for an element, in px. */
export const scrolledPx = (element: Element) => scrollers.get(element)?.scrollTop ?? scrollPosition();

/**
 * Calls `scrolled` when the page has scrolled for an element, and `changed` at once and when its options or its scroller
 * are others. That is the window, or what code that is loaded then finds.
 */
export function followScroller(host: ScrollingHost, scrolled: () => void, changed: () => void): void {
  const { element, options, lifetime } = host;
  let isSearching = false;
  const search = (moved?: Element) => {
    if (isSearching) return;
    isSearching = true;
    import("./search-scroller.ts").then(
      (code) => lifetime.aborted || code.searchScroller(host, scrollers, scrolled, changed, moved),
      (error) => reportFile(element.localName, error),
    );
  };
  const check = ({ scroller }: Options, before?: Options) => {
    if (scroller && scroller !== before?.scroller) {
      // A page that is not parsed yet may still have it.
      if (document.readyState !== "loading" && !document.querySelector(scroller))
        warnAttribute(element.localName, "scroller", scroller, "matches nothing on the page", "");
      search();
    }
    changed();
  };

  onScroll((target) => {
    if (target === document) scrolled();
    else if ((target as Element).scrollTop > 0) search(target as Element);
  }, lifetime);
  follow(options, check, lifetime);
  check(options.get());
  if (rangeOf(windowScroller()) <= LEAST_RANGE_PX) search();
}
