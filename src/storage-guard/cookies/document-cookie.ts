import { isAllowed, reaskAfter } from "../options.ts";
import { apply, attempt, type Fn, getOwnPropertyDescriptor } from "../patching/natives.ts";
import type { Block, Pass } from "../patching/patch.ts";
import { consentCookie, isChoice, isDay, valueThatCounts } from "./consent-text.ts";
import { type Cookie, eachCookie, type NewCookie, readCookie } from "./cookie-text.ts";

const native = getOwnPropertyDescriptor(Document.prototype, "cookie") as { get: Fn; set: Fn };

/** The value of the stored choice, unless the site asks again. */
export const storedValue = () =>
  valueThatCounts(
    readAll(() => apply(native.get, document, [])),
    reaskAfter,
  );

/** Whether a cookie passes as it is. */
export const isPassed = (cookie: Cookie) => isDay(cookie) || isAllowed(cookie.name);

export const isReadable = (cookie: Cookie) => isChoice(cookie) || isPassed(cookie);

const readAll = (pass: Pass) => (attempt(() => pass([])) ?? "") as string;

function readable(_args: unknown[], pass: Pass): string {
  let found = "";
  eachCookie(readAll(pass), (cookie) => {
    if (isReadable(cookie)) found += `${found && "; "}${cookie.name}=${cookie.value}`;
  });
  return found;
}

function write(args: unknown[], pass: Pass): void {
  // Converted once: an object may return another string the second time.
  const text = `${args[0]}`;
  const cookie = readCookie(text);
  if (cookie) writeText(pass, isPassed(cookie) ? text : consentCookie(cookie, location));
}

/** Writes the consent cookie; returns false for any other cookie. */
export const writeConsent = (cookie: NewCookie) =>
  writeText((args) => apply(native.set, document, args), consentCookie(cookie, location));

function writeText(pass: Pass, text: string | undefined): boolean {
  if (!text) return false;
  attempt(() => pass([text]));
  return true;
}

/** Lets `document.cookie` read and write the choice and what is allowed. In a browser that blocks cookies it is empty. */
export const documentCookie: readonly Block[] = [
  ["Document", "cookie", readable],
  ["Document", "cookie", write, "set"],
];
