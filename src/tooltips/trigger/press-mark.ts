/** The author's mark of an element whose tip comes and goes with each press of it. */
export const PRESS_MARK = "data-dealer-tooltip-press";
