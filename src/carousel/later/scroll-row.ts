import { follow } from "../../kernel/element/follow.ts";
import { prefersReducedMotion } from "../../kernel/page/media.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import type { CarouselHost, CarouselState } from "../carousel.host.ts";
import { fitTogether, indexAt, type Measures, rowOf, type Sides, TOLERANCE_PX } from "./row.ts";

/** A browser goes on scrolling for some frames; it has come to rest when nothing has moved for this long. */
const REST_MS = 100;

/**
 * Shows the first slide of the state where the row begins, and writes into the state what the visitor scrolls to. The
 * browser scrolls: by touch, wheel, keys, a link, a search or the focus.
 */
export function scrollRow({ element, state, options, lifetime }: CarouselHost, viewport: HTMLElement): void {
  if (lifetime.aborted) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = 0;
  /** The slide that a step, a dot, a link or a script asked for, as long as it is in view; or -1. */
  let asked = -1;

  const measure = () => {
    // Options that end the row are told to it as well.
    if (lifetime.aborted) return;
    const now = state.get();
    const measures = measuresOf(viewport, now);
    const begin = indexAt(measures, Math.abs(viewport.scrollLeft));
    // At its end, a row cannot begin with each slide that is asked for.
    if (asked < 0 || !fitTogether(measures, begin, asked)) asked = -1;
    shown = asked < 0 ? begin : asked;
    state.set({ ...now, index: shown, row: rowOf(measures, options.get().step, begin, shown) });
  };
  /** Pictures may come later, and be as wide as they are. */
  const observe = () => {
    observer.disconnect();
    for (const element of [viewport, ...state.get().slides]) observer.observe(element);
  };
  const measureAtRest = () => {
    clearTimeout(timer);
    timer = setTimeout(measure, REST_MS);
  };
  const show = ({ slides, index }: CarouselState, before: CarouselState) => {
    const slide = slides[index];
    if (slides !== before.slides) {
      observe();
      // A scroller that is moved in the document begins anew.
      if (slide && !viewport.scrollLeft) scrollTo(slide, false);
    }
    if (!slide || index === shown) return;
    shown = asked = index;
    scrollTo(slide, !prefersReducedMotion());
    measureAtRest();
  };
  /** Not by `scrollTo`, in place of which MooTools has another. */
  const scrollTo = (slide: Element, isSmooth: boolean) => {
    const [box, view] = [slide.getBoundingClientRect(), viewport.getBoundingClientRect()];
    const left = state.get().isRightToLeft ? box.right - view.right : box.left - view.left;
    viewport.scrollBy({ left, behavior: isSmooth ? "smooth" : "instant" });
  };
  /** A browser is content when the begin of a focused link is there. Not for a mouse, whose press would miss what moves. */
  const showFocused = ({ target }: FocusEvent) => {
    const slide = state.get().slides.find((one) => one.contains(target as Node));
    if (!slide || !(target as Element).matches(":focus-visible")) return;
    const [box, view] = [slide.getBoundingClientRect(), viewport.getBoundingClientRect()];
    if (box.left < view.left - TOLERANCE_PX || box.right > view.right + TOLERANCE_PX) scrollTo(slide, false);
  };
  const observer = new ResizeObserver(measureAtRest);

  measure();
  observe();
  follow(state, show, lifetime);
  follow(options, measure, lifetime);
  element.addEventListener("focusin", showFocused, { signal: lifetime });
  viewport.addEventListener("scroll", measureAtRest, { signal: lifetime, passive: true });
  onAbort(lifetime, () => {
    observer.disconnect();
    clearTimeout(timer);
  });
}

function measuresOf(viewport: Element, { slides, isRightToLeft }: CarouselState): Measures {
  const sidesOf = (element: Element): Sides => {
    const { left, right } = element.getBoundingClientRect();
    return isRightToLeft ? { start: -right, end: -left } : { start: left, end: right };
  };
  const first = sidesOf(viewport).start - Math.abs(viewport.scrollLeft);
  return {
    slides: slides.map(sidesOf).map(({ start, end }) => ({ start: start - first, end: end - first })),
    width: viewport.clientWidth,
    total: viewport.scrollWidth,
  };
}
