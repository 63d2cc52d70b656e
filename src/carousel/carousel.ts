/** What keeps slides from coming by themselves for a while: the pointer rests or presses on them, or nobody can see them. */
export type Hold = "hover" | "press" | "hidden";

/** Towards which side a slide comes in: from the end, from the start, or the shorter way. */
export type Heading = 1 | -1 | 0;

export interface CarouselState<Slide = HTMLElement> {
  readonly slides: readonly Slide[];
  /** The shown slide's place, from 0. */
  readonly index: number;
  readonly heading: Heading;
  /** Where the page is written from right to left, so do the slides go. */
  readonly isRightToLeft: boolean;
  /** The page, or the visitor after it, wants slides to come by themselves. */
  readonly rotates: boolean;
  readonly holds: readonly Hold[];
}

/** A carousel that has not seen its slides yet. */
export const startingAt = (index: number): CarouselState<never> => ({
  slides: [],
  index,
  heading: 0,
  isRightToLeft: false,
  rotates: false,
  holds: [],
});

/** One slide alone needs no carousel. */
export const hasChoice = ({ slides }: CarouselState<unknown>) => slides.length > 1;

export const isPlaying = (state: CarouselState<unknown>) =>
  state.rotates && state.holds.length === 0 && hasChoice(state);

/** Whether there is a slide on that side. */
export const canStep = ({ slides, index }: CarouselState<unknown>, by: 1 | -1, loop: boolean) =>
  loop || (by === 1 ? index < slides.length - 1 : index > 0);

/** The next or previous slide, on past the ends where slides loop. */
export function stepped<S>(state: CarouselState<S>, by: 1 | -1, loop: boolean): CarouselState<S> {
  const { length } = state.slides;
  if (length === 0 || !canStep(state, by, loop)) return state;
  return { ...state, index: (state.index + by + length) % length, heading: by };
}

/** Any slide; an index that there is none at changes nothing. */
export const moved = <S>(state: CarouselState<S>, index: number): CarouselState<S> =>
  index in state.slides && index !== state.index ? { ...state, index, heading: 0 } : state;

/** The slide that comes by itself; after the last one nothing more does, unless slides loop. */
export function rotated<S>(state: CarouselState<S>, loop: boolean): CarouselState<S> {
  const next = stepped(state, 1, loop);
  return canStep(next, 1, loop) ? next : stopped(next);
}

/** Rotation stops, until the visitor wants it again. */
export const stopped = <S>(state: CarouselState<S>): CarouselState<S> => ({ ...state, rotates: false });

/** Rotation starts: at once, also under the pointer that has asked for it, and anew after the last slide. */
export function started<S>(state: CarouselState<S>, loop: boolean): CarouselState<S> {
  const holds = state.holds.filter((hold) => hold !== "hover");
  return { ...(canStep(state, 1, loop) ? state : moved(state, 0)), rotates: true, holds };
}

export function held<S>(state: CarouselState<S>, hold: Hold, isHeld: boolean): CarouselState<S> {
  if (state.holds.includes(hold) === isHeld) return state;
  const others = state.holds.filter((other) => other !== hold);
  return { ...state, holds: isHeld ? [...others, hold] : others };
}

/** The slide that was shown stays so wherever it is now; where it has gone, the one in its place is shown. */
export function withSlides<S>(state: CarouselState<S>, slides: readonly S[]): CarouselState<S> {
  const place = slides.indexOf(state.slides[state.index] as S);
  const index = place < 0 ? Math.max(Math.min(state.index, slides.length - 1), 0) : place;
  return { ...state, slides, index, heading: 0 };
}

/** `{index} van {total}` → `1 van 6`. */
export const labelOf = (pattern: string, index: number, total: number) =>
  pattern.replaceAll("{index}", String(index + 1)).replaceAll("{total}", String(total));
