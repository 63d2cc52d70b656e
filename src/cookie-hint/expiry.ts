const DAY_MS = 86_400_000;

interface Keeping {
  readonly acceptExpires: string;
  readonly acceptDays: number;
  readonly declineDays: number;
}

/** When an acceptance ends: at the stated date while that lies in the future, else after days. */
export function acceptanceEnds(now: Date, { acceptExpires, acceptDays }: Keeping): Date {
  const stated = new Date(acceptExpires);
  return stated > now ? stated : endOfDay(now, acceptDays);
}

/** When a refusal ends; undefined for a session cookie. */
export const refusalEnds = (now: Date, { declineDays }: Keeping): Date | undefined =>
  declineDays > 0 ? endOfDay(now, declineDays) : undefined;

/** That many days on, at 23:59:59 GMT. */
function endOfDay(now: Date, days: number): Date {
  const day = new Date(now.getTime() + days * DAY_MS);
  day.setUTCHours(23, 59, 59, 0);
  return day;
}
