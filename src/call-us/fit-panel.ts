/** Between the panel and the edge of the window; `max-inline-size` in call-us.css leaves as much on both sides. */
const EDGE_PX = 16;

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
  /** From the button's end to the panel's, in px; below 0 the panel reaches past it. */
  readonly insetEnd: number;
  readonly side: "above" | "below";
}

/**
 * Where the window shows a panel whole: at its button's end and below it, unless it would be cut off there. Not by
 * Floating UI: 6 kB more before a first press, or a panel that jumps once it is there.
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
