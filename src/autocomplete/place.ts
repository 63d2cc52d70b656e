/** Upper and lower edge in px, as the browser measures them. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

export interface Place {
  readonly isAbove: boolean;
  /** How high the list can be there, in px. */
  readonly roomPx: number;
}

/** Between the input and the list, and between the list and the edge of what is visible. */
export const GAP_PX = 4;

/** Below the input; above it where the list has no room below, and more above. */
export function placeList(input: Span, heightPx: number, visible: Span): Place {
  const below = visible.bottom - input.bottom - 2 * GAP_PX;
  const above = input.top - visible.top - 2 * GAP_PX;
  const isAbove = heightPx > below && above > below;
  return { isAbove, roomPx: Math.max(isAbove ? above : below, 0) };
}
