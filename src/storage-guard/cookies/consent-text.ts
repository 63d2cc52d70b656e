import { CONSENT_COOKIE, CONSENT_VALUES } from "../../kernel/consent/consent.ts";
import { CONSENT_DAY_COOKIE } from "../../kernel/consent/reask.ts";
import { match, method, NativeDate } from "../patching/natives.ts";
import { type Cookie, eachCookie, type NewCookie, now, parse } from "./cookie-text.ts";

export const { accepted, declined } = CONSENT_VALUES;

/** A day, or none. */
export const DAY = /^(\d{4}-[01]\d-[0-3]\d)?$/;

const endsWith = method<boolean>(String.prototype.endsWith);
const utc = method<string>(Date.prototype.toUTCString);

export const isChoice = ({ name, value }: Cookie) =>
  name === CONSENT_COOKIE && (value === accepted || value === declined);

export const isDay = ({ name, value }: Cookie) => name === CONSENT_DAY_COOKIE && match(DAY, value) !== null;

/**
 * The value of the choice in a cookie string: the refusal when there are two. From the day on which the site asks again, a
 * choice of an earlier or an unknown day does not count, and no choice was made on a day that has not come yet.
 */
export function valueThatCounts(cookies: string, reaskAfter: string): string {
  let choice = "";
  let day = "";
  eachCookie(cookies, (cookie) => {
    const { value } = cookie;
    if (isChoice(cookie) && choice !== declined) choice = value;
    if (isDay(cookie) && value > day && parse(value) <= now()) day = value;
  });
  return day < reaskAfter && parse(reaskAfter) <= now() ? "" : choice;
}

/** The text that writes the consent cookie and nothing else; undefined unless it is a choice or the end of one. */
export function consentCookie(cookie: NewCookie, page: Location): string | undefined {
  const { name, value, end, domain } = cookie;
  const isOver = end <= now();
  if (name !== CONSENT_COOKIE || !(isOver || isChoice(cookie))) return undefined;
  let text = `${CONSENT_COOKIE}=${isOver ? "" : value}; path=/; samesite=lax`;
  if (isOver || end > 0) text += `; expires=${utc(new NativeDate(isOver ? 0 : end))}`;
  if (domain && endsWith(`.${page.hostname}`, `.${domain}`)) text += `; domain=${domain}`;
  if (page.protocol === "https:") text += "; secure";
  return text;
}
