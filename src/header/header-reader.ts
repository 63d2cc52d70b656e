import { isPast } from "../kernel/page/scroll.ts";
import { scrolledPx, scrollerOf } from "../kernel/scroller/follow-scroller.ts";
import type { HeaderHost, HeaderState } from "./header.host.ts";
import { courseOf, startAt } from "./header.ts";
import { isInUse } from "./in-use.ts";
import { type Measures, measure } from "./measure.ts";
import { pinnedBox } from "./pinned-box.ts";

interface HeaderReader {
  /** What the header must do now. Scrolling does not change its measures; a change of a size may. */
  read(): HeaderState;
  /** Those of the last time. */
  measures(): Measures | undefined;
  measureAgain(): Measures;
  /** The scroll begins here, with the header in view. */
  startHere(): void;
}

export function headerReader({ element, options, state }: HeaderHost): HeaderReader {
  let course = startAt(scrolledPx(element));
  let measures: Measures | undefined;
  /** When it changes, a browser moves the page to keep what the visitor sees in its place. */
  let pageHeightPx: number | undefined;

  const measureAgain = () => {
    measures = measure(element, state.get());
    return measures;
  };
  const mayHide = ({ stays }: Measures) =>
    stays && options.get().mode === "hide" && (course.hidden || !isInUse(pinnedBox(element)));
  const follow = (scrollPx: number, known: Measures) => {
    const { scrollHeight } = known.scroller;
    course = { ...course, turnPx: course.turnPx + scrollHeight - (pageHeightPx ?? scrollHeight) };
    pageHeightPx = scrollHeight;
    const next = courseOf(course, scrollPx, Math.max(options.get().thresholdPx, known.heightPx));
    course = !next.hidden || mayHide(known) ? next : startAt(scrollPx);
  };
  return {
    read() {
      const known = measures?.scroller === scrollerOf(element) ? measures : measureAgain();
      const { mode, thresholdPx } = options.get();
      const { shrunk: wasShrunk, spacePx } = state.get();
      const scrollPx = scrolledPx(element);
      follow(scrollPx, known);
      return {
        hidden: course.hidden,
        shrunk: known.stays && mode === "shrink" && isPast(scrollPx, thresholdPx),
        high: known.high,
        spacePx: wasShrunk ? spacePx : known.heightPx,
      };
    },
    measures: () => measures,
    measureAgain,
    startHere() {
      course = startAt(scrolledPx(element));
    },
  };
}
