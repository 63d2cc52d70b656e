const DAY_MS = 86_400_000;

interface Periods {
  readonly acceptExpires: string;
  readonly acceptDays: number;
  readonly declineDays: number;
}

/** When an acceptance ends: at `accept-expires` while that is in the future, else after `accept-days`. */
export function acceptanceEnds(now: Date, { acceptExpires, acceptDays }: Periods): Date {
  const fixedEnd = new Date(acceptExpires);
  return fixedEnd > now ? fixedEnd : endOfDay(now, acceptDays);
}

/** When a refusal ends; undefined for a session cookie. */
export const refusalEnds = (now: Date, { declineDays }: Periods): Date | undefined =>
  declineDays > 0 ? endOfDay(now, declineDays) : undefined;

/** Rounded up, so that a cookie with this `max-age` never ends before that moment. */
export const secondsUntil = (end: Date, now: Date) => Math.ceil((end.getTime() - now.getTime()) / 1000);

/** `days` later, at 23:59:59 GMT. */
function endOfDay(now: Date, days: number): Date {
  const day = new Date(now.getTime() + days * DAY_MS);
  day.setUTCHours(23, 59, 59, 0);
  return day;
}
