import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { follow } from "../kernel/follow.ts";
import { prefersReducedMotion } from "../kernel/media.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { type CarouselState, hasChoice, held, moved, stopped } from "./carousel.ts";
import type { CarouselHost } from "./carousel-host.ts";
import { keepStyles } from "./keep-styles.ts";

/**
 * Shows the slide that the state says, and tells the state of swipes. The first slide stands in its place by itself:
 * Embla, which measures every slide, begins with the first press or the first other slide.
 */
export function startScroller({ state, options, lifetime }: CarouselHost, viewport: HTMLElement): void {
  let embla: EmblaCarouselType | undefined;
  let giveStylesBack: () => void;
  let secondPlacePx: number | undefined;

  // All that Embla measures follows from it: slides are as wide as what shows them, and on paper below each other.
  const secondPlace = () => state.get().slides[1]?.offsetLeft;
  const press = (isHeld: boolean) => state.set(held(state.get(), "press", isHeld));
  const release = ({ scrollTo, selectedScrollSnap }: EmblaCarouselType) => {
    press(false);
    // What follows a swipe is a motion as well.
    if (prefersReducedMotion()) scrollTo(selectedScrollSnap(), true);
  };
  const takeSwipe = ({ selectedScrollSnap }: EmblaCarouselType) => {
    const swiped = moved(state.get(), selectedScrollSnap());
    if (swiped !== state.get()) state.set(stopped(swiped));
  };

  const start = (startIndex: number) => {
    const { slides, isRightToLeft } = state.get();
    if (!hasChoice(state.get())) return;
    secondPlacePx = secondPlace();
    giveStylesBack = keepStyles(slides);
    embla = EmblaCarousel(viewport, {
      slides: [...slides],
      startIndex,
      loop: options.get().loop,
      direction: isRightToLeft ? "rtl" : "ltr",
      containScroll: false,
      // Its own watch on sizes begins a frame later, also when it has been destroyed by then.
      watchResize: false,
      watchSlides: false,
      watchFocus: false,
    });
    embla
      .on("pointerDown", () => press(true))
      .on("pointerUp", release)
      .on("select", takeSwipe);
  };
  const stop = () => {
    if (!embla) return;
    embla.destroy();
    embla = undefined;
    giveStylesBack();
    press(false);
  };
  const beginAnew = () => {
    if (!embla) return;
    stop();
    start(state.get().index);
    if (!embla) observer.disconnect();
  };
  // Goes on while Embla begins anew: to observe again in its callback would be a loop.
  const observer = new ResizeObserver(() => secondPlace() !== secondPlacePx && beginAnew());
  const begin = (startIndex: number) => {
    start(startIndex);
    observer.observe(viewport);
  };
  const end = () => {
    observer.disconnect();
    stop();
  };

  const show = (now: CarouselState, before: CarouselState) => {
    const isSameRow = now.slides === before.slides;
    if (embla && !isSameRow) return beginAnew();
    if (now.index === (embla?.selectedScrollSnap() ?? 0)) return;
    if (!embla) begin(isSameRow ? before.index : now.index);
    if (embla) go(embla, now);
  };

  const { index } = state.get();
  if (index > 0) begin(index);
  follow(state, show, lifetime);
  follow(options, beginAnew, lifetime);
  // Before Embla's own listeners would hear of it.
  const beginToDrag = () => embla ?? begin(state.get().index);
  viewport.addEventListener("pointerdown", beginToDrag, { capture: true, signal: lifetime });
  onAbort(lifetime, end);
}

function go(embla: EmblaCarouselType, { index, heading }: CarouselState): void {
  const isJump = prefersReducedMotion();
  if (heading === 1) embla.scrollNext(isJump);
  if (heading === -1) embla.scrollPrev(isJump);
  if (embla.selectedScrollSnap() !== index) embla.scrollTo(index, isJump);
}
