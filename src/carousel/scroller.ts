import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from "embla-carousel";
import { follow } from "../kernel/follow.ts";
import { prefersReducedMotion } from "../kernel/media.ts";
import { type CarouselState, hasChoice, held, moved, stopped } from "./carousel.ts";
import type { CarouselHost } from "./carousel-host.ts";
import { keepStyles } from "./keep-styles.ts";

/** Shows the slide that the state says, and tells the state of swipes. */
export function startScroller(host: CarouselHost, viewport: HTMLElement, track: HTMLElement): void {
  const { state, options, lifetime: signal } = host;
  let slides = state.get().slides;
  let embla: EmblaCarouselType | undefined;
  let giveStylesBack = () => {};
  let widthPx = 0;

  const settings = (): EmblaOptionsType => ({
    container: track,
    slides: [...slides],
    startIndex: state.get().index,
    loop: options.get().loop,
    direction: getComputedStyle(viewport).direction as "ltr" | "rtl",
    align: "start",
    containScroll: false,
    // Its own watch on sizes begins a frame later, also when it has been destroyed by then.
    watchResize: false,
    watchSlides: false,
    watchFocus: false,
  });

  const press = (isHeld: boolean) => state.set(held(state.get(), "press", isHeld));
  const release = () => {
    press(false);
    // What follows a swipe is a motion as well.
    if (prefersReducedMotion()) embla?.scrollTo(embla.selectedScrollSnap(), true);
  };
  const takeSwipe = () => {
    const index = embla?.selectedScrollSnap() ?? 0;
    if (index !== state.get().index) state.set(stopped(moved(state.get(), index)));
  };

  const end = () => {
    embla?.destroy();
    embla = undefined;
    giveStylesBack();
  };
  const begin = () => {
    if (!hasChoice(state.get())) return;
    giveStylesBack = keepStyles(slides);
    widthPx = viewport.offsetWidth;
    embla = EmblaCarousel(viewport, settings());
    embla.on("pointerDown", () => press(true));
    embla.on("pointerUp", release);
    embla.on("select", takeSwipe);
  };
  const measure = () => {
    widthPx = viewport.offsetWidth;
    embla?.reInit(settings());
    press(false);
  };
  const go = ({ index, heading }: CarouselState) => {
    const isJump = prefersReducedMotion();
    if (heading === 1) embla?.scrollNext(isJump);
    if (heading === -1) embla?.scrollPrev(isJump);
    if (embla?.selectedScrollSnap() !== index) embla?.scrollTo(index, isJump);
  };
  const show = () => {
    const now = state.get();
    if (now.slides === slides) {
      if (embla && now.index !== embla.selectedScrollSnap()) go(now);
      return;
    }
    end();
    slides = now.slides;
    begin();
  };

  begin();
  follow(state, show, signal);
  follow(options, measure, signal);
  const observer = new ResizeObserver(() => viewport.offsetWidth !== widthPx && measure());
  observer.observe(viewport);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
  signal.addEventListener("abort", end, { once: true });
}
