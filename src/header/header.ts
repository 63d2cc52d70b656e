/** Less is no scroll of the visitor: fingers tremble, and a page bounces at its end. */
export const TURN_PX = 8;

/** How far a scroll has come. */
export interface Course {
  readonly hidden: boolean;
  /** Where the page was when the visitor last began to scroll in the direction of now. */
  readonly turnPx: number;
}

/** A scroll that begins here, with the header in view. */
export const startAt = (scrollPx: number): Course => ({ hidden: false, turnPx: scrollPx });

/** Hides on the way down and shows on the way up; always shows down to the limit, which is where the header ends. */
export function courseOf({ hidden, turnPx }: Course, scrollPx: number, limitPx: number): Course {
  if (scrollPx <= limitPx) return startAt(scrollPx);
  const farthestPx = hidden ? Math.max(turnPx, scrollPx) : Math.min(turnPx, scrollPx);
  const isTurned = Math.abs(scrollPx - farthestPx) > TURN_PX;
  return isTurned ? { hidden: !hidden, turnPx: scrollPx } : { hidden, turnPx: farthestPx };
}
