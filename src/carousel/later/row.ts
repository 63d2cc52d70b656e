import type { Row } from "../carousel.host.ts";

/** The sides of a box along the line of text, in px from where the row begins. */
export interface Sides {
  readonly start: number;
  readonly end: number;
}

/** What is measured of a row, in px. */
export interface Measures {
  readonly slides: readonly Sides[];
  /** Of what is in view, and of all. */
  readonly width: number;
  readonly total: number;
}

/** Sizes are fractions of a pixel, and a browser scrolls by whole ones. */
export const TOLERANCE_PX = 2;

/** The index of the first slide that begins in view; slides without a box are passed over. */
export const indexAt = ({ slides }: Measures, scrolledPx: number) =>
  Math.max(
    slides.findIndex((slide) => hasBox(slide) && slide.start > scrolledPx - TOLERANCE_PX),
    0,
  );

/** Whether both slides, and those between them, are in view together. */
export function fitTogether({ slides, width }: Measures, from: number, to: number): boolean {
  const [{ start } = { start: 0 }, { end } = { end: 0 }] = [slides[from], slides[to]];
  return from <= to && end - start < width + TOLERANCE_PX;
}

/**
 * A row whose steps go by the slides that fit, at least one, or one by one. It begins with a slide; the shown one, which was asked for,
 * is farther on where the row ends.
 */
export function rowOf(measures: Measures, step: "page" | "one", begin: number, shown: number): Row {
  const { slides, width, total } = measures;
  const fits = (from: number, to: number) => step === "page" && fitTogether(measures, from, to);
  const boxes = slides.flatMap((slide, index) => (hasBox(slide) ? [index] : []));
  /** What begins the row when it is scrolled to its end. */
  const last =
    boxes.find((index) => (slides[index]?.start ?? 0) > total - width - TOLERANCE_PX) ?? boxes.at(-1) ?? 0;
  const next = (index: number) => {
    const after = boxes.filter((other) => other > index);
    return Math.min(after.find((other) => !fits(index, other)) ?? last, last);
  };
  const previous = (index: number) => {
    const before = boxes.filter((other) => other < index);
    const nearest = before.at(-1) ?? index;
    return before.find((other) => fits(other, nearest)) ?? nearest;
  };
  const target = (index: number, by: 1 | -1) => {
    // Another index is where the row is going to.
    const from = index === shown ? begin : index;
    const to = by === 1 ? Math.max(next(from), from) : previous(from);
    return to === from ? index : to;
  };
  return { target };
}

const hasBox = ({ start, end }: Sides) => end > start;
