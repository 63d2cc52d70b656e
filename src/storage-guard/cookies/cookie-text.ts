import { CONSENT_COOKIE, CONSENT_VALUES } from "../../kernel/consent/consent.ts";
import { method, NativeDate } from "../patching/natives.ts";

/** A cookie that a script tries to write. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** In ms since 1970; NaN when it ends with the session. */
  readonly end: number;
}

const { accepted, declined } = CONSENT_VALUES;
const PAIRS = new RegExp(`(?:^|; )(${CONSENT_COOKIE}=(?:${accepted}|${declined}))(?=;|$)`, "g");
const PAIR = /^\s*([^=;]*?)\s*=\s*([^;]*?)\s*(?:;|$)/;
const LIFE = /;\s*(?:max-age\s*=\s*(-?\d+)\s*(?=;|$)|expires\s*=([^;]*))/gi;

const NOTHING = /^/;

const match = method<RegExpExecArray | null>(RegExp.prototype.exec);
const utc = method<string>(Date.prototype.toUTCString);
const { now, parse } = Date;

/** The part of a cookie string that scripts may read: each pair that is a choice. */
export function consentIn(cookies: string): string {
  let found = "";
  for (let pair = match(PAIRS, cookies); pair; pair = match(PAIRS, cookies))
    found += `${found && "; "}${pair[1]}`;
  // `RegExp.input` and similar properties would show a page what was read here.
  match(NOTHING, "");
  return found;
}

/** Parses a text for `document.cookie` as RFC 6265 does: `max-age` overrides `expires`, and the last of each counts. */
export function readCookie(text: string): Cookie | undefined {
  const pair = match(PAIR, text);
  if (!pair) return undefined;
  let age: string | undefined;
  let date = "";
  for (let found = match(LIFE, text); found; found = match(LIFE, text)) {
    age = found[1] ?? age;
    date = found[2] ?? date;
  }
  return { name: pair[1] as string, value: pair[2] as string, end: age ? now() + +age * 1000 : parse(date) };
}

/** The text that writes the consent cookie and nothing else; undefined unless it is a choice or the end of one. */
export function consentCookie({ name, value, end }: Cookie, isSecure: boolean): string | undefined {
  const isOver = end <= now();
  const isChoice = value === accepted || value === declined;
  if (name !== CONSENT_COOKIE || !(isOver || isChoice)) return undefined;
  const pair = `${CONSENT_COOKIE}=${isOver ? "" : value}`;
  return `${pair}${expires(isOver ? 0 : end)}; path=/; samesite=lax${isSecure ? "; secure" : ""}`;
}

const expires = (ms: number) => (ms >= 0 ? `; expires=${utc(new NativeDate(ms))}` : "");
