/** Between the panel and the edge of the window; the panel's `max-inline-size` in call-us.css subtracts it twice. */
export const EDGE_PX = 16;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Fit {
  /** From the button's end to the panel's end, in px; negative when the panel extends past the button. */
  readonly insetEnd: number;
  readonly side: "above" | "below";
}

/**
 * Places the panel inside the window: below the button and aligned to its end, unless it would be cut off there. Without
 * Floating UI, which would be 6 kB more before a first press, or, loaded later, a panel that jumps.
 */
export function fitPanel(button: Box, panel: Size, window: Size, isLeftToRight: boolean): Fit {
  const left = isLeftToRight ? button.right - panel.width : button.left;
  const farthest = window.width - EDGE_PX - panel.width;
  const isCutOff = button.bottom + EDGE_PX + panel.height > window.height;
  const hasRoomAbove = button.top - EDGE_PX - panel.height >= 0;
  const moveX = Math.max(EDGE_PX, Math.min(left, farthest)) - left;
  return {
    insetEnd: isLeftToRight ? 0 - moveX : moveX,
    side: isCutOff && hasRoomAbove ? "above" : "below",
  };
}
