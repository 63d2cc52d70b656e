import { endCookie, namesIn } from "../../kernel/consent/clearing/cookies.ts";
import {
  type Choice,
  CONSENT_COOKIE,
  CONSENT_VALUES,
  choiceIn,
  storedChoice,
} from "../../kernel/consent/consent.ts";
import { CONSENT_DAY_COOKIE } from "../../kernel/consent/reask.ts";
import { secondsUntil } from "./expiry.ts";

/** A choice, and the scope in which it is stored. */
export interface ChoiceCookie {
  readonly choice: Choice;
  /** Undefined for a session cookie. */
  readonly ends: Date | undefined;
  /** The day of the choice, which is stored in a cookie of its own; empty if it is not stored. */
  readonly day: string;
  /** Empty for the page's host alone. */
  readonly domain: string;
}

const FOR_THE_TEST: ChoiceCookie = { choice: "declined", ends: undefined, day: "", domain: "" };

/** Writes the consent cookie and returns whether the browser keeps it. */
export function storeChoice(cookie: ChoiceCookie): boolean {
  try {
    // An earlier cookie for the host alone would hide that the browser refuses the domain.
    if (cookie.domain) endChoice();
    write(cookie);
    if (isInManyScopes(document.cookie)) {
      endChoice();
      write(cookie);
    }
    return choiceIn(document.cookie) === cookie.choice;
  } catch {
    return false;
  }
}

/** A consent cookie in another scope would outlive this choice. */
const isInManyScopes = (cookies: string) =>
  namesIn(cookies).filter((name) => name === CONSENT_COOKIE).length > 1;

function endChoice(): void {
  endCookie(CONSENT_COOKIE);
  endCookie(CONSENT_DAY_COOKIE);
}

/**
 * Whether the browser keeps cookies at all. It writes a refusal and ends it again, because a storage guard lets no other
 * cookie pass.
 */
export function keepsCookies(): boolean {
  if (storedChoice()) return true;
  const isKept = storeChoice(FOR_THE_TEST);
  if (isKept) writeCookie(CONSENT_COOKIE, "", { ...FOR_THE_TEST, ends: new Date(0) });
  return isKept;
}

function write(cookie: ChoiceCookie): void {
  writeCookie(CONSENT_COOKIE, CONSENT_VALUES[cookie.choice], cookie);
  if (cookie.day) writeCookie(CONSENT_DAY_COOKIE, cookie.day, cookie);
}

function writeCookie(name: string, value: string, { ends, domain }: ChoiceCookie): void {
  const scope = `path=/${domain && `; domain=${domain}`}; samesite=lax`;
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${name}=${value}${ends ? lasting(ends) : ""}; ${scope}${secure}`;
}

/** With `max-age` too, which does not depend on the clocks of page and browser being equal. */
const lasting = (ends: Date) => `; expires=${ends.toUTCString()}; max-age=${secondsUntil(ends, new Date())}`;
