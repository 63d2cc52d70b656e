import { type Choice, CONSENT_COOKIE, CONSENT_VALUES, choiceIn, storedChoice } from "../kernel/consent.ts";
import { endCookie, namesIn } from "./cookies.ts";

/**
 * Writes the consent cookie and says whether the browser keeps it.
 * @param ends undefined for a session cookie.
 */
export function writeChoice(choice: Choice, ends: Date | undefined): boolean {
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
 * Whether the browser keeps cookies at all, found by writing one: a refusal for as long as this function takes,
 * because no other cookie may pass a storage guard.
 */
export function keepsCookies(): boolean {
  if (storedChoice()) return true;
  const isKept = writeChoice("declined", undefined);
  if (isKept) endCookie(CONSENT_COOKIE);
  return isKept;
}

function write(value: string, ends: Date | undefined): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${CONSENT_COOKIE}=${value}${ends ? lasting(ends) : ""}; path=/; samesite=lax${secure}`;
}

/** `max-age` as well: it also holds where the page's clock and the browser's differ. */
const lasting = (ends: Date) =>
  `; expires=${ends.toUTCString()}; max-age=${Math.round((ends.getTime() - Date.now()) / 1000)}`;
