import { isDay } from "../element/is-day.ts";
import { type Choice, storedChoice } from "./consent.ts";
import { BANNER } from "./consent-banner.ts";

/** The day of the choice in GMT, `2026-11-20`; only written where the page's banner has `reask-after`. */
export const CONSENT_DAY_COOKIE = "reDimCookieDate";

/** The `reask-after` of the page's first banner: from that day on, choices from before it do not count. */
export const reaskDay = () => document.querySelector(BANNER)?.getAttribute("reask-after")?.trim() ?? "";

const NAMED = `${CONSENT_DAY_COOKIE}=`;

/**
 * The newest day in a cookie string, because a host and its domain may each have one; empty if there is none. No choice was
 * made on a day that has not come yet.
 */
export function dayIn(cookies: string): string {
  const pairs = cookies.split(/; */).filter((pair) => pair.startsWith(NAMED));
  const days = pairs.map((pair) => pair.slice(NAMED.length)).filter(isDay);
  return (
    days
      .filter((day) => day <= new Date().toISOString())
      .sort()
      .at(-1) ?? ""
  );
}

/** Whether the choice in a cookie string no longer counts. One without a day is older than any day. */
export const isReasked = (cookies: string, reaskAfter: string) =>
  isDay(reaskAfter) && new Date().toISOString() >= reaskAfter && dayIn(cookies) < reaskAfter;

/** The choice stored in the browser, if it still counts on this page. */
export function countingChoice(reaskAfter = reaskDay()): Choice | undefined {
  const choice = storedChoice();
  return choice && !isReasked(document.cookie, reaskAfter) ? choice : undefined;
}
