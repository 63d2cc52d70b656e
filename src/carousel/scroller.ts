import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { follow } from "../kernel/follow.ts";
import { prefersReducedMotion } from "../kernel/media.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { type CarouselState, hasChoice, held, moved, stopped } from "./carousel.ts";
import type { CarouselHost } from "./carousel-host.ts";
import { keepStyles } from "./keep-styles.ts";

/** Shows the slide that the state says, and tells the state of swipes. */
export function startScroller({ state, options, lifetime }: CarouselHost, viewport: HTMLElement): void {
  let embla: EmblaCarouselType | undefined;
  let giveStylesBack: () => void;
  let widthPx: number;

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

  const begin = () => {
    const { slides, index, isRightToLeft } = state.get();
    widthPx = viewport.offsetWidth;
    if (!hasChoice(state.get())) return;
    giveStylesBack = keepStyles(slides);
    embla = EmblaCarousel(viewport, {
      slides: [...slides],
      startIndex: index,
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
  const end = () => {
    if (!embla) return;
    embla.destroy();
    embla = undefined;
    giveStylesBack();
    press(false);
  };
  const beginAnew = () => {
    end();
    begin();
  };

  const show = (now: CarouselState, before: CarouselState) => {
    if (now.slides !== before.slides) beginAnew();
    else if (embla && now.index !== embla.selectedScrollSnap()) go(embla, now);
  };

  begin();
  follow(state, show, lifetime);
  follow(options, beginAnew, lifetime);
  const observer = new ResizeObserver(() => viewport.offsetWidth !== widthPx && beginAnew());
  observer.observe(viewport);
  onAbort(lifetime, () => observer.disconnect());
  onAbort(lifetime, end);
}

function go(embla: EmblaCarouselType, { index, heading }: CarouselState): void {
  const isJump = prefersReducedMotion();
  if (heading === 1) embla.scrollNext(isJump);
  if (heading === -1) embla.scrollPrev(isJump);
  if (embla.selectedScrollSnap() !== index) embla.scrollTo(index, isJump);
}
