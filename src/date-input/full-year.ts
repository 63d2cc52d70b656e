/** How far ahead a year of two digits may lie: as in jQuery UI's datepicker, whose notation this is. */
const YEARS_AHEAD = 10;

/** The year that two digits stand for: of the hundred that end ten years from now. */
export function fullYear(twoDigits: number, thisYear: number): number {
  const last = thisYear + YEARS_AHEAD;
  return last - ((last - twoDigits) % 100);
}
