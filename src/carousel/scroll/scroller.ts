import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { follow } from "../../kernel/element/follow.ts";
import { prefersReducedMotion } from "../../kernel/page/media.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import type { CarouselHost, CarouselState } from "../carousel.host.ts";
import { hasChoice, held, loops, moved, stopped } from "../carousel.ts";
import { inView } from "../on-demand.ts";
import { keepStyles } from "./keep-styles.ts";
import { slideInView } from "./scroll-position.ts";

/**
 * Shows the slide in the state, and writes into the state what the visitor scrolls to. While slides stand still, the
 * viewport is scrolled to one of them, so that a link to a slide, a search in the page and the focus bring another one as
 * they do in every scroller. Embla, which measures and moves all slides, is there only while they move.
 */
export function startScroller({ state, options, lifetime }: CarouselHost, viewport: HTMLElement): void {
  let embla: EmblaCarouselType | undefined;
  let restoreStyles: () => void;
  let secondOffsetPx: number | undefined;
  let scrolledPx = 0;
  let mayDrag = false;
  const track = viewport.firstElementChild as HTMLElement;
  /** The box of the slides and of the arrows over them. */
  const box = viewport.parentElement as HTMLElement;

  // Every measure of Embla's follows from this one: slides are as wide as the viewport, and below each other in print.
  const secondOffset = () => state.get().slides[1]?.offsetLeft;
  const isResized = () => secondOffsetPx !== undefined && secondOffset() !== secondOffsetPx;
  const press = (isHeld: boolean) => state.set(held(state.get(), "press", isHeld));
  const release = ({ scrollTo, selectedScrollSnap }: EmblaCarouselType) => {
    press(false);
    // The slide's motion after a swipe is a motion as well.
    if (prefersReducedMotion()) scrollTo(selectedScrollSnap(), true);
  };
  const scrollTo = (element: HTMLElement | undefined) => {
    const left = (element?.offsetLeft ?? 0) - viewport.offsetLeft;
    // Not by `scrollTo`, in place of which MooTools has another.
    Object.assign(viewport, { scrollLeft: left, scrollTop: 0 });
    scrolledPx = viewport.scrollLeft;
    secondOffsetPx = secondOffset();
  };
  const take = (index: number) => {
    const taken = moved(state.get(), index);
    if (taken !== state.get()) state.set(stopped(taken));
  };

  const start = (startIndex: number) => {
    const { slides, isRightToLeft } = state.get();
    if (embla || !hasChoice(state.get())) return;
    restoreStyles = keepStyles(slides);
    // Room before the slides, so that the browser can also scroll back while they move.
    track.style.marginInlineStart = `${slides.length * 100}%`;
    scrollTo(track);
    embla = EmblaCarousel(box, {
      container: track,
      slides: [...slides],
      startIndex,
      loop: loops(options.get()),
      direction: isRightToLeft ? "rtl" : "ltr",
      containScroll: false,
      // Embla would begin to watch sizes a frame later, even if it has been destroyed by then.
      watchResize: false,
      watchSlides: false,
      watchFocus: false,
      watchDrag: (_, event) => (mayDrag && !event.defaultPrevented) || stopSoon(),
    });
    embla
      .on("pointerDown", () => press(true))
      .on("pointerUp", release)
      .on("select", ({ selectedScrollSnap }) => take(selectedScrollSnap()))
      .on("scroll", stopAtEnd)
      .on("settle", stopSoon);
  };
  const stop = () => {
    if (embla) {
      embla.destroy();
      embla = undefined;
      restoreStyles();
      track.style.marginInlineStart = "";
      press(false);
    }
    const { slides, index } = state.get();
    scrollTo(slides[index]);
  };
  /** Not while Embla still handles its event. */
  const stopSoon = () => {
    queueMicrotask(stop);
    return false;
  };

  /** Embla goes on for a second after a slide has come to within a pixel. */
  const stopAtEnd = (moving: EmblaCarouselType) => {
    const { location, target, dragHandler } = moving.internalEngine();
    if (!dragHandler.pointerDown() && Math.abs(location.get() - target.get()) < 0.5) stopSoon();
  };

  const show = (now: CarouselState, before: CarouselState) => {
    if (now.slides !== before.slides) return stop();
    if (now.index === before.index || now.index === embla?.selectedScrollSnap()) return;
    if (!embla && slideInView(viewport, now.slides) === now.index) return stop();
    if (options.get().fade) {
      stop();
      return inView()?.crossFade(before.slides[before.index], now.slides[now.index]);
    }
    start(before.index);
    if (embla) go(embla, now);
  };
  const startDrag = (event: PointerEvent) => {
    mayDrag = inView()?.dragsSlides(event, viewport) ?? isIn(event, viewport);
    if (mayDrag) start(state.get().index);
  };
  const followScroll = () => {
    if (viewport.scrollLeft === scrolledPx) return;
    // A narrower viewport cannot be scrolled as far.
    if (isResized()) return stop();
    take(slideInView(viewport, state.get().slides));
    if (embla) scrollTo(track);
    else stop();
  };
  const observer = new ResizeObserver(() => {
    // The page may have scrolled to a slide before.
    if (secondOffsetPx === undefined) followScroll();
    if (!embla || isResized()) stop();
  });

  observer.observe(viewport);
  follow(state, show, lifetime);
  follow(options, () => embla && stop(), lifetime);
  box.addEventListener("pointerdown", startDrag, { signal: lifetime });
  viewport.addEventListener("scroll", followScroll, { signal: lifetime });
  onAbort(lifetime, () => {
    observer.disconnect();
    stop();
  });
}

const isIn = (event: Event, viewport: Element) =>
  !event.defaultPrevented && event.composedPath().includes(viewport);

function go(embla: EmblaCarouselType, { index, heading }: CarouselState): void {
  const isJump = prefersReducedMotion();
  if (heading === 1) embla.scrollNext(isJump);
  if (heading === -1) embla.scrollPrev(isJump);
  if (embla.selectedScrollSnap() !== index) embla.scrollTo(index, isJump);
}
