import { follow } from "../../kernel/element/follow.ts";
import { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { onMutation } from "../../kernel/markup/on-mutation.ts";
import { decoded } from "../../kernel/page/decoded.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import type { CarouselHost } from "../carousel.host.ts";
import { moved, stopped } from "../carousel.ts";
import { isPlainPress } from "./plain-press.ts";

/** A press on one of the author's links to the slides shows that slide in place of going to it; the shown slide's is marked. */
export function followThumbs({ element, state, options, lifetime: signal }: CarouselHost): void {
  const ledger = new MarkupLedger();
  const lists = () => {
    const { thumbs } = options.get();
    return thumbs ? [...document.querySelectorAll<HTMLElement>(thumbs)] : [];
  };
  const mark = () => {
    const { slides, index } = state.get();
    for (const list of lists())
      for (const link of list.querySelectorAll<HTMLAnchorElement>("a[href*='#']")) {
        const slide = slideOf(link, slides);
        // Another carousel may have its links in the same list.
        if (slide < 0) continue;
        if (slide !== index) ledger.set(link, "aria-current", null);
        else if (link.getAttribute("aria-current") !== "true") {
          ledger.set(link, "aria-current", "true");
          bringIntoView(link, list);
        }
      }
  };
  const press = (event: MouseEvent) => {
    const link = isPlainPress(event) && (event.target as Element).closest<HTMLAnchorElement>("a[href*='#']");
    if (!link || !lists().some((list) => list.contains(link))) return;
    const index = slideOf(link, state.get().slides);
    if (index < 0 || !element.isConnected) return;
    event.preventDefault();
    state.set(stopped(moved(state.get(), index)));
  };

  /** Also links that no longer lead to a slide lose their mark. */
  const markAnew = () => {
    ledger.restore();
    mark();
  };

  mark();
  follow(
    state,
    ({ index, slides }, before) => {
      if (slides !== before.slides) markAnew();
      else if (index !== before.index) mark();
    },
    signal,
  );
  follow(options, markAnew, signal);
  // The list, or a link in it, may come after the slides.
  if (options.get().thumbs) onMutation(document, { childList: true, subtree: true }, mark, signal);
  addEventListener("click", press, { signal });
  onAbort(signal, () => ledger.restore());
}

/** The index of the slide that a link goes to, or to something in it; or -1. */
function slideOf({ hash, pathname, host }: HTMLAnchorElement, slides: readonly Element[]): number {
  if (pathname !== location.pathname || host !== location.host) return -1;
  const target = document.getElementById(decoded(hash.slice(1)));
  return target ? slides.findIndex((slide) => slide.contains(target)) : -1;
}

/** Only along the line of its list, and in the list's own height: the page stays where it is. */
function bringIntoView(link: Element, list: Element): void {
  const scrollers = boxesAround(link).filter((box) => box.scrollWidth > box.clientWidth || box === list);
  const scroller = scrollers.find((box) => getComputedStyle(box).overflowX !== "visible");
  if (!scroller) return;
  const [box, view] = [link.getBoundingClientRect(), scroller.getBoundingClientRect()];
  const beyond = (start: number, end: number, from: number, to: number) =>
    Math.min(start - from, 0) || Math.max(end - to, 0);
  scroller.scrollBy({
    left: beyond(box.left, box.right, view.left, view.right),
    top: scroller === list ? beyond(box.top, box.bottom, view.top, view.bottom) : 0,
  });
}

const boxesAround = (element: Element): Element[] => {
  const parent = element.parentElement;
  return parent && parent !== document.body ? [parent, ...boxesAround(parent)] : [];
};
