/** Between the panel and the edge of the window; the panel's `max-inline-size` in call-us.css subtracts it twice. */
export const EDGE_PX = 16;

/** Between the button and the panel. */
export const GAP_PX = 8;

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
  /** The greatest height that the panel can have on that side, in px; it scrolls where it needs more. */
  readonly room: number;
}

/**
 * Places the panel inside the window: below the button and aligned to its end, unless it would be cut off there. Without
 * Floating UI, which would be 6 kB more before a first press, or, loaded later, a panel that jumps.
 */
export function fitPanel(button: Box, panel: Size, window: Size, isLeftToRight: boolean): Fit {
  const left = isLeftToRight ? button.right - panel.width : button.left;
  const farthest = window.width - EDGE_PX - panel.width;
  const moveX = Math.max(EDGE_PX, Math.min(left, farthest)) - left;
  const below = window.height - button.bottom - GAP_PX - EDGE_PX;
  const above = button.top - GAP_PX - EDGE_PX;
  const isBelow = panel.height <= below || below >= above;
  return {
    insetEnd: isLeftToRight ? 0 - moveX : moveX,
    side: isBelow ? "below" : "above",
    room: isBelow ? below : above,
  };
}
