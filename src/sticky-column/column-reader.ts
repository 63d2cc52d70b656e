import { isPast } from "../kernel/page/scroll.ts";
import { zoomOf } from "../kernel/page/zoom-of.ts";
import { scrolledPx } from "../kernel/scroller/follow-scroller.ts";
import { columnSheet } from "./column-sheet.ts";
import { measure, type Spot } from "./measure.ts";
import { stayOf } from "./stay.ts";
import { AT_REST, type StickyColumnHost, type StickyColumnState } from "./sticky-column.host.ts";
import { viewParts } from "./view-parts.ts";

interface ColumnReader {
  /** What the column must do now. Scrolling does not change where it can stay; a change of size may. */
  read(measureAgain: boolean): Omit<StickyColumnState, "layout">;
  /** The slider may come late, leave, or be another one. */
  slider(): HTMLElement | null;
}

export function columnReader(host: StickyColumnHost): ColumnReader {
  const { element, options, lifetime } = host;
  const sheet = columnSheet(element, lifetime);
  let known: HTMLElement | null = null;
  let spot: Spot | undefined;
  let isMeasured = false;

  const slider = () => {
    const { after } = options.get();
    if (!known?.isConnected || !known.matches(after)) known = document.querySelector<HTMLElement>(after);
    return known;
  };
  const readSpot = (measureAgain: boolean): Omit<StickyColumnState, "layout"> => {
    isMeasured &&= !measureAgain;
    const parts = viewParts(element);
    const after = slider();
    const scrollPx = scrolledPx(element);
    // At the page's start nothing stays, so nothing is measured.
    if (!parts || !after || scrollPx <= 0) return AT_REST;
    const sliderHeightPx = after.offsetHeight * zoomOf(after);
    if (!isMeasured) spot = measure(host, parts, sheet, after, sliderHeightPx);
    isMeasured = true;
    if (!spot) return AT_REST;
    const fixed = isPast(scrollPx, sliderHeightPx);
    return { fixed, stay: stayOf(element, parts, spot, fixed) };
  };
  const read = (measureAgain: boolean) => {
    const now = readSpot(measureAgain);
    if (now.stay && spot?.sticky) sheet.stick(now.stay.top, spot.sticky);
    else sheet.clear();
    return now;
  };
  return { read, slider };
}
