import { follow } from "../kernel/element/follow.ts";
import { onMutation } from "../kernel/markup/on-mutation.ts";
import { prefersReducedMotion } from "../kernel/page/media.ts";
import { onAbort } from "../kernel/task/on-abort.ts";
import type { CarouselHost, CarouselOptions, CarouselState } from "./carousel.host.ts";
import { advances, isPlaying, isRow, loops, moved, rotated, stopped, withSlides } from "./carousel.ts";
import { loadRow } from "./on-demand.ts";
import { startScroller } from "./scroll/scroller.ts";
import { decorateSlides } from "./slides/decorate-slides.ts";
import { slidesIn } from "./slides/find-slides.ts";
import { watchView } from "./watch-view.ts";
import { watchVisitor } from "./watch-visitor.ts";

/** Begins anew when the author puts the slides beside each other, or one at a time again. */
export function connectCarousel(host: CarouselHost): void {
  let shown = new AbortController();
  const connect = () => connectSlides({ ...host, lifetime: shown.signal });
  const reconnect = (now: CarouselOptions, before: CarouselOptions) => {
    if (isRow(now) === isRow(before)) return;
    shown.abort();
    shown = new AbortController();
    connect();
  };
  onAbort(host.lifetime, () => shown.abort());
  connect();
  follow(host.options, reconnect, host.lifetime);
}

/** Reads the slides, follows changes to them, and advances them by time. */
function connectSlides(host: CarouselHost): void {
  const anew = { holds: ["unseen"], row: undefined, enlarged: undefined } as const;
  host.state.set({ ...host.state.get(), rotates: mayRotate(host), ...anew });
  readSlides(host);
  decorateSlides(host);
  watchSlides(host);
  watchVisitor(host);
  watchView(host);
  rotate(host);
  followAutoplay(host);
  emitChanges(host);
  scrollInNextFrame(host);
}

/** WCAG 2.2.2: for a visitor who prefers reduced motion, rotation starts only with the button. */
const mayRotate = ({ options }: CarouselHost) => advances(options.get()) && !prefersReducedMotion();

function readSlides({ state, element }: CarouselHost): void {
  const slides = slidesIn(element);
  const { slides: before } = state.get();
  const isSame = slides.length === before.length && slides.every((slide, index) => slide === before[index]);
  if (!isSame) state.set(withSlides(state.get(), slides));
}

/** Not by `slotchange`: the slides may be the items of a list. */
function watchSlides(host: CarouselHost): void {
  const which = { childList: true, subtree: true, attributeFilter: ["hidden"] };
  onMutation(host.element, which, () => readSlides(host), host.lifetime);
}

function rotate({ state, options, lifetime }: CarouselHost): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const advance = () => state.set(rotated(state.get(), loops(options.get())));
  const update = () => {
    clearTimeout(timer);
    if (isPlaying(state.get())) timer = setTimeout(advance, options.get().intervalMs);
  };
  update();
  follow(state, update, lifetime);
  follow(options, update, lifetime);
  onAbort(lifetime, () => clearTimeout(timer));
}

function followAutoplay(host: CarouselHost): void {
  const { state, options, lifetime } = host;
  const update = (now: CarouselOptions, before: CarouselOptions) => {
    if (advances(now) !== advances(before)) state.set({ ...state.get(), rotates: mayRotate(host) });
  };
  follow(options, update, lifetime);
}

function emitChanges({ state, emit, lifetime }: CarouselHost): void {
  const compare = (now: CarouselState, before: CarouselState) => {
    const { index, slides } = now;
    const total = slides.length;
    const playing = isPlaying(now);
    if (index !== before.index || total !== before.slides.length)
      emit("dealer-carousel-changed", { index, total });
    if (playing !== isPlaying(before)) emit("dealer-carousel-rotation-changed", { playing });
  };
  follow(state, compare, lifetime);
}

/** Shows a slide as the page asks; it stays, as one that the visitor asked for. */
export const showSlide = ({ state }: CarouselHost, index: number) =>
  state.set(stopped(moved(state.get(), index)));

/** As other slides, so that what shows them finds its place again: a browser's scrollers lose theirs. */
export const showAgain = ({ state }: CarouselHost) =>
  state.set({ ...state.get(), slides: [...state.get().slides] });

/** In the frame that first shows the slides: the view is rendered by then, and the upgrade does not wait for a layout. */
function scrollInNextFrame(host: CarouselHost): void {
  const frame = requestAnimationFrame(() => {
    readDirection(host);
    const viewport = host.element.shadowRoot?.querySelector<HTMLElement>("[part=viewport]");
    if (!viewport) return;
    if (isRow(host.options.get())) {
      const { slides, index } = host.state.get();
      viewport.scrollLeft = (slides[index]?.offsetLeft ?? 0) - viewport.offsetLeft;
      void loadRow().then((code) => code?.scrollRow(host, viewport));
    } else startScroller(host, viewport);
  });
  onAbort(host.lifetime, () => cancelAnimationFrame(frame));
}

function readDirection({ state, element }: CarouselHost): void {
  const isRightToLeft = getComputedStyle(element).direction === "rtl";
  if (isRightToLeft !== state.get().isRightToLeft) state.set({ ...state.get(), isRightToLeft });
}
