/** A rectangle in the window, in px. */
export interface Place {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

export interface Measures {
  readonly scrollPx: number;
  readonly sliderHeightPx: number;
  readonly offsetPx: number;
  readonly windowHeightPx: number;
  /** The column's place in the page's own flow, relative to the window. */
  readonly column: Place;
}

/** Where a column in the flow is when the page is scrolled by exactly the slider's height. */
export const topAtLimit = ({ scrollPx, sliderHeightPx, column }: Measures) =>
  column.top + scrollPx - sliderHeightPx;

/**
 * Where a column is fixed: at its position when the page had scrolled by the slider's height, so that it does not jump;
 * never nearer to the top than the offset, and never below the window.
 */
export function placeOf(measures: Measures): Place {
  const { offsetPx, windowHeightPx, column } = measures;
  const lowest = windowHeightPx - Math.min(column.height, windowHeightPx);
  return { ...column, top: Math.max(offsetPx, Math.min(topAtLimit(measures), lowest)) };
}
