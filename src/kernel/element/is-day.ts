/** Whether a text is a calendar day: `2026-11-20`. It is compared again, because `Date` reads 30 February as a day in March. */
export function isDay(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
