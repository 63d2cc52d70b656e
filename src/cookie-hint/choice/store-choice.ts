import {
  type Choice,
  CONSENT_COOKIE,
  CONSENT_VALUES,
  choiceIn,
  storedChoice,
} from "../../kernel/consent/consent.ts";
import { endCookie, namesIn } from "./cookies.ts";

/**
 * Writes the consent cookie and returns whether the browser keeps it.
 * @param ends undefined for a session cookie.
 */
export function storeChoice(choice: Choice, ends: Date | undefined): boolean {
  try {
    write(CONSENT_VALUES[choice], ends);
    const kept = document.cookie;
    if (!isInManyScopes(kept)) return choiceIn(kept) === choice;
    endCookie(CONSENT_COOKIE);
    write(CONSENT_VALUES[choice], ends);
    return storedChoice() === choice;
  } catch {
    return false;
  }
}

/** A consent cookie in another scope would outlive this choice. */
const isInManyScopes = (cookies: string) =>
  namesIn(cookies).filter((name) => name === CONSENT_COOKIE).length > 1;

/**
 * Whether the browser keeps cookies at all. It writes a refusal and ends it again, because a storage guard lets no other
 * cookie pass.
 */
export function keepsCookies(): boolean {
  if (storedChoice()) return true;
  const isKept = storeChoice("declined", undefined);
  if (isKept) endCookie(CONSENT_COOKIE);
  return isKept;
}

function write(value: string, ends: Date | undefined): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${CONSENT_COOKIE}=${value}${ends ? lasting(ends) : ""}; path=/; samesite=lax${secure}`;
}

/** With `max-age` too, which does not depend on the clocks of page and browser being equal. */
const lasting = (ends: Date) =>
  `; expires=${ends.toUTCString()}; max-age=${Math.round((ends.getTime() - Date.now()) / 1000)}`;
