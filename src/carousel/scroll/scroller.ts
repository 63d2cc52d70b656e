import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { follow } from "../../kernel/element/follow.ts";
import { prefersReducedMotion } from "../../kernel/page/media.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import type { CarouselHost, CarouselState } from "../carousel.host.ts";
import { hasChoice, held, moved, stopped } from "../carousel.ts";
import { keepStyles } from "./keep-styles.ts";

/**
 * Scrolls to the slide in the state, and writes swipes into the state. Embla, which measures every slide, starts only at
 * the first press or the first change of slide: the first slide is in its place without it.
 */
export function startScroller({ state, options, lifetime }: CarouselHost, viewport: HTMLElement): void {
  let embla: EmblaCarouselType | undefined;
  let restoreStyles: () => void;
  let secondOffsetPx: number | undefined;

  // Every measure of Embla's follows from this one: slides are as wide as the viewport, and below each other in print.
  const secondOffset = () => state.get().slides[1]?.offsetLeft;
  const press = (isHeld: boolean) => state.set(held(state.get(), "press", isHeld));
  const release = ({ scrollTo, selectedScrollSnap }: EmblaCarouselType) => {
    press(false);
    // The slide's motion after a swipe is a motion as well.
    if (prefersReducedMotion()) scrollTo(selectedScrollSnap(), true);
  };
  const onSwipe = ({ selectedScrollSnap }: EmblaCarouselType) => {
    const swiped = moved(state.get(), selectedScrollSnap());
    if (swiped !== state.get()) state.set(stopped(swiped));
  };

  const start = (startIndex: number) => {
    const { slides, isRightToLeft } = state.get();
    if (!hasChoice(state.get())) return;
    secondOffsetPx = secondOffset();
    restoreStyles = keepStyles(slides);
    embla = EmblaCarousel(viewport, {
      slides: [...slides],
      startIndex,
      loop: options.get().loop,
      direction: isRightToLeft ? "rtl" : "ltr",
      containScroll: false,
      // Embla would begin to watch sizes a frame later, even if it has been destroyed by then.
      watchResize: false,
      watchSlides: false,
      watchFocus: false,
    });
    embla
      .on("pointerDown", () => press(true))
      .on("pointerUp", release)
      .on("select", onSwipe);
  };
  const stop = () => {
    if (!embla) return;
    embla.destroy();
    embla = undefined;
    restoreStyles();
    press(false);
  };
  const restart = () => {
    if (!embla) return;
    stop();
    start(state.get().index);
    if (!embla) observer.disconnect();
  };
  // Keeps observing while Embla restarts: to observe again in the callback would be a loop.
  const observer = new ResizeObserver(() => secondOffset() !== secondOffsetPx && restart());
  const begin = (startIndex: number) => {
    start(startIndex);
    observer.observe(viewport);
  };
  const end = () => {
    observer.disconnect();
    stop();
  };

  const show = (now: CarouselState, before: CarouselState) => {
    const areSameSlides = now.slides === before.slides;
    if (embla && !areSameSlides) return restart();
    if (now.index === (embla?.selectedScrollSnap() ?? 0)) return;
    if (!embla) begin(areSameSlides ? before.index : now.index);
    if (embla) go(embla, now);
  };

  const { index } = state.get();
  if (index > 0) begin(index);
  follow(state, show, lifetime);
  follow(options, restart, lifetime);
  // In the capture phase: Embla's own listeners, added here, then get the same event.
  const startDrag = () => embla ?? begin(state.get().index);
  viewport.addEventListener("pointerdown", startDrag, { capture: true, signal: lifetime });
  onAbort(lifetime, end);
}

function go(embla: EmblaCarouselType, { index, heading }: CarouselState): void {
  const isJump = prefersReducedMotion();
  if (heading === 1) embla.scrollNext(isJump);
  if (heading === -1) embla.scrollPrev(isJump);
  if (embla.selectedScrollSnap() !== index) embla.scrollTo(index, isJump);
}
