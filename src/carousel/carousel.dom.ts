import { follow } from "../kernel/follow.ts";
import { prefersReducedMotion } from "../kernel/media.ts";
import { isPlaying, rotated, withSlides } from "./carousel.ts";
import type { CarouselHost } from "./carousel-host.ts";
import { dressSlides } from "./dress.ts";
import { slidesIn } from "./slides.ts";
import { watchVisitor } from "./visitor.ts";

/** Reads the slides, follows whatever changes them, and lets the next one come in time. */
export function connectCarousel(host: CarouselHost): void {
  host.state.set({ ...host.state.get(), holds: [], rotates: mayRotate(host) });
  readSlides(host);
  dressSlides(host);
  watchSlides(host);
  watchVisitor(host);
  rotate(host);
  obeyAutoplay(host);
  tellChanges(host);
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
  const observer = new MutationObserver(() => readSlides(host));
  observer.observe(host.element, { childList: true, subtree: true, attributeFilter: ["hidden"] });
  host.lifetime.addEventListener("abort", () => observer.disconnect(), { once: true });
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
  lifetime.addEventListener("abort", () => clearTimeout(timer), { once: true });
}

function obeyAutoplay(host: CarouselHost): void {
  const { state, options, lifetime } = host;
  let { autoplay } = options.get();
  const update = () => {
    if (autoplay === options.get().autoplay) return;
    autoplay = options.get().autoplay;
    state.set({ ...state.get(), rotates: mayRotate(host) });
  };
  follow(options, update, lifetime);
}

function tellChanges({ state, emit, lifetime }: CarouselHost): void {
  let before = state.get();
  const tell = () => {
    const [was, now] = [before, state.get()];
    before = now;
    const [index, total] = [now.index, now.slides.length];
    if (index !== was.index || total !== was.slides.length) emit("dealer-carousel-changed", { index, total });
    if (isPlaying(now) !== isPlaying(was))
      emit("dealer-carousel-rotation-changed", { playing: isPlaying(now) });
  };
  follow(state, tell, lifetime);
}
