/** Marks a part of the page that scrolls by itself and ends below the banner. */
export const END_MARK = "data-dealer-room";

/** How much room there is for the banner, and at the end of what. */
export interface Room {
  readonly px: number;
  readonly ends: readonly Element[];
  /** Where the page ends, if its content is higher than the body. */
  readonly topPx: number | undefined;
}

/** The button in the corner that the banner covers: moved without a layout, which would count as a shift of the page. */
const TO_TOP = "dealer-to-top::part(button)";

/** The button is above the banner. What is after the end of the page, or of the parts of it that scroll; what an anchor or the focus scrolls to is above. */
export function roomRules({ px, ends, topPx }: Room): string {
  if (px === 0) return "";
  const end = ends[0] === document.documentElement ? "html" : `[${END_MARK}]`;
  const place =
    topPx === undefined ? "flex:none;grid-column:1/-1;clear:both" : `position:absolute;top:${topPx}px`;
  const endRules = `${end}{scroll-padding-bottom:${px}px!important}
    ${end}::after{content:"";display:block;height:${px}px;min-width:1px;${place}}`;
  return `@layer dealer-elements{${TO_TOP}{transform:translateY(-${px}px)}${ends.length ? endRules : ""}}`;
}
