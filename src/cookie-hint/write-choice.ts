import { type Choice, CONSENT_COOKIE, CONSENT_VALUES, storedChoice } from "../kernel/consent.ts";
import { endCookie, namesIn } from "./cookies.ts";

/**
 * Writes the consent cookie and says whether the browser keeps it.
 * @param ends undefined for a session cookie.
 */
export function writeChoice(choice: Choice, ends: Date | undefined): boolean {
  try {
    // A cookie of this name in another scope would outlive this choice. Each write is a trip to another process.
    if (namesIn(document.cookie).includes(CONSENT_COOKIE)) endCookie(CONSENT_COOKIE);
    write(CONSENT_VALUES[choice], ends);
  } catch {
    return false;
  }
  return storedChoice() === choice;
}

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
