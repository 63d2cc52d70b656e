/** Arrows, and the letters that icon fonts use for them; other signs before a label say what it is about. */
const SIGNS =
  "<>\\u00AB\\u00BB\\u02C5\\u2039\\u203A\\u2190-\\u21FF\\u2228\\u2303\\u2304\\u23F4-\\u23F7\\u25B2-\\u25C5\\u276E-\\u2771\\u2794-\\u27BE\\u2B05-\\u2B0D\\u2B9C-\\u2B9F\\u2BC5-\\u2BC8\\uF053\\uF054\\uF067\\uF077\\uF078\\uF0D7-\\uF0DA\\uF105-\\uF107\\uF140\\uF282-\\uF286\\uF345\\uF347\\uF431\\uFE40\\uFF1E";
const VARIANT = "[\\uFE0E\\uFE0F]?";
export const ARROWS = new RegExp(`[+${SIGNS}]`);
export const SIGN = new RegExp(`^[+${SIGNS}]${VARIANT}$`);
/** A plus sign there may be part of a name. */
export const SIGN_AT_END = new RegExp(`\\s*[${SIGNS}]${VARIANT}\\s*$`);
/** After a label also a dash, and any sign of an icon font. */
export const ARROWS_AFTER = new RegExp(`^[+\\-\u2212${SIGNS}\uE000-\uF8FF]${VARIANT}$`);
