import { follow } from "../kernel/follow.ts";
import { prefersReducedMotion } from "../kernel/media.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { onMutation } from "../kernel/on-mutation.ts";
import { type CarouselState, isPlaying, rotated, withSlides } from "./carousel.ts";
import type { CarouselHost, CarouselOptions } from "./carousel-host.ts";
import { dressSlides } from "./dress.ts";
import { startScroller } from "./scroller.ts";
import { slidesIn } from "./slides.ts";
import { watchVisitor } from "./visitor.ts";

/** Reads the slides, follows whatever changes them, and lets the next one come in time. */
export function connectCarousel(host: CarouselHost): void {
  host.state.set({ ...host.state.get(), rotates: mayRotate(host), holds: [] });
  readSlides(host);
  dressSlides(host);
  watchSlides(host);
  watchVisitor(host);
  rotate(host);
  obeyAutoplay(host);
  tellChanges(host);
  scrollSoon(host);
}

/** WCAG 2.2.2: where a visitor wants less motion, only the visitor starts it. */
const mayRotate = ({ options }: CarouselHost) => options.get().autoplay && !prefersReducedMotion();

function readSlides({ state, element }: CarouselHost): void {
  const slides = slidesIn(element);
  const { slides: before } = state.get();
  const isSame = slides.length === before.length && slides.every((slide, index) => slide === before[index]);
  if (!isSame) state.set(withSlides(state.get(), slides));
}

/** Not by `slotchange`: the slides may be a list's items. */
function watchSlides(host: CarouselHost): void {
  const which = { childList: true, subtree: true, attributeFilter: ["hidden"] };
  onMutation(host.element, which, () => readSlides(host), host.lifetime);
}

function rotate({ state, options, lifetime }: CarouselHost): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const advance = () => state.set(rotated(state.get(), options.get().loop));
  const update = () => {
    clearTimeout(timer);
    if (isPlaying(state.get())) timer = setTimeout(advance, options.get().intervalMs);
  };
  update();
  follow(state, update, lifetime);
  follow(options, update, lifetime);
  onAbort(lifetime, () => clearTimeout(timer));
}

function obeyAutoplay(host: CarouselHost): void {
  const { state, options, lifetime } = host;
  const obey = (now: CarouselOptions, before: CarouselOptions) => {
    if (now.autoplay !== before.autoplay) state.set({ ...state.get(), rotates: mayRotate(host) });
  };
  follow(options, obey, lifetime);
}

function tellChanges({ state, emit, lifetime }: CarouselHost): void {
  const tell = (now: CarouselState, before: CarouselState) => {
    const { index, slides } = now;
    const total = slides.length;
    const playing = isPlaying(now);
    if (index !== before.index || total !== before.slides.length)
      emit("dealer-carousel-changed", { index, total });
    if (playing !== isPlaying(before)) emit("dealer-carousel-rotation-changed", { playing });
  };
  follow(state, tell, lifetime);
}

/** In the frame that first shows the slides: the view is there by then, and an upgrade waits for no measuring. */
function scrollSoon(host: CarouselHost): void {
  const frame = requestAnimationFrame(() => {
    readDirection(host);
    const viewport = host.element.shadowRoot?.querySelector<HTMLElement>("[part=viewport]");
    if (viewport) startScroller(host, viewport);
  });
  onAbort(host.lifetime, () => cancelAnimationFrame(frame));
}

function readDirection({ state, element }: CarouselHost): void {
  const isRightToLeft = getComputedStyle(element).direction === "rtl";
  if (isRightToLeft !== state.get().isRightToLeft) state.set({ ...state.get(), isRightToLeft });
}
