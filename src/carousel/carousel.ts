import type { CarouselOptions, CarouselState, Hold } from "./carousel.host.ts";

/** Whether slides are beside each other. */
export const isRow = ({ slides }: CarouselOptions) => slides === "auto";

/** Whether the author lets slides advance by themselves. */
export const advances = (options: CarouselOptions) =>
  options.autoplay && !options.noAutoplay && !isRow(options);

/** Whether the author lets the first slide follow the last. */
export const loops = (options: CarouselOptions) => options.loop && !options.noLoop && !isRow(options);

/** A single slide needs no controls. */
export const hasChoice = ({ slides }: CarouselState<unknown>) => slides.length > 1;

export const isPlaying = (state: CarouselState<unknown>) =>
  state.rotates && state.holds.length === 0 && hasChoice(state);

/** Whether there is a slide on that side. */
export function canStep({ slides, index, row }: CarouselState<unknown>, by: 1 | -1, loop: boolean): boolean {
  if (row) return row.target(index, by) !== index;
  return loop || (by === 1 ? index < slides.length - 1 : index > 0);
}

/** Shows the next or previous slide, or page of a row; goes on past the ends when slides loop. */
export function stepped<S>(state: CarouselState<S>, by: 1 | -1, loop: boolean): CarouselState<S> {
  const { length } = state.slides;
  if (length === 0 || !canStep(state, by, loop)) return state;
  if (state.row) return moved(state, state.row.target(state.index, by));
  return { ...state, index: (state.index + by + length) % length, heading: by };
}

/** Which way an arrow key goes. */
export const stepOfKey = (key: string, isRightToLeft: boolean): 1 | -1 | 0 => {
  if (key !== "ArrowRight" && key !== "ArrowLeft") return 0;
  return (key === "ArrowRight") === isRightToLeft ? -1 : 1;
};

/** Shows any slide; an index without a slide changes nothing. */
export const moved = <S>(state: CarouselState<S>, index: number): CarouselState<S> =>
  index in state.slides && index !== state.index ? { ...state, index, heading: 0 } : state;

/** Advances to the next slide; rotation ends at the last one unless slides loop. */
export function rotated<S>(state: CarouselState<S>, loop: boolean): CarouselState<S> {
  const next = stepped(state, 1, loop);
  return canStep(next, 1, loop) ? next : stopped(next);
}

/** Stops rotation until the visitor starts it again. */
export const stopped = <S>(state: CarouselState<S>): CarouselState<S> => ({ ...state, rotates: false });

/**
 * Starts rotation at once, although the pointer that pressed the button is over the slides. When there is no next slide,
 * it starts again from the first.
 */
export function started<S>(state: CarouselState<S>, loop: boolean): CarouselState<S> {
  const holds = state.holds.filter((hold) => hold !== "hover");
  return { ...(canStep(state, 1, loop) ? state : moved(state, 0)), rotates: true, holds };
}

export function held<S>(state: CarouselState<S>, hold: Hold, isHeld: boolean): CarouselState<S> {
  if (state.holds.includes(hold) === isHeld) return state;
  const others = state.holds.filter((other) => other !== hold);
  return { ...state, holds: isHeld ? [...others, hold] : others };
}

/** Keeps the shown slide shown at its new index; if it is gone, the slide that took its place is shown. */
export function withSlides<S>(state: CarouselState<S>, slides: readonly S[]): CarouselState<S> {
  const place = slides.indexOf(state.slides[state.index] as S);
  const index = place < 0 ? Math.max(Math.min(state.index, slides.length - 1), 0) : place;
  return { ...state, slides, index, heading: 0 };
}

/** `{index} van {total}` → `1 van 6`. */
export const labelOf = (pattern: string, index: number, total: number) =>
  pattern.replaceAll("{index}", String(index + 1)).replaceAll("{total}", String(total));
