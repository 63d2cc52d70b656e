import { guarded } from "../patching/guarded.ts";
import { apply, type Fn, getOwnPropertyDescriptor } from "../patching/natives.ts";
import { patch, prototypeOf, type Realm } from "../patching/patch.ts";
import { type Cookie, consentCookie, consentIn, readCookie } from "./cookie-text.ts";

const native = getOwnPropertyDescriptor(Document.prototype, "cookie") as { get: Fn; set: Fn };
const isSecure = location.protocol === "https:";

/** Lets `document.cookie` read and write the consent cookie only. In a browser that blocks cookies it is empty. */
export function guardCookies(realm: Realm): void {
  const owner = prototypeOf(realm, "Document");
  patch(owner, "cookie", (getter) => guarded(getter, readConsent));
  patch(owner, "cookie", (setter) => guarded(setter, write), "set");
}

function readConsent(this: unknown): string {
  try {
    return consentIn(apply(native.get, this, []) as string);
  } catch {
    return "";
  }
}

function write(this: unknown, text: unknown): void {
  // Converted once: an object may return another string the second time.
  const cookie = readCookie(`${text}`);
  if (cookie) writeConsent(this, cookie);
}

/** Writes the consent cookie; returns false for any other cookie. */
export function writeConsent(document: unknown, cookie: Cookie): boolean {
  const text = consentCookie(cookie, isSecure);
  if (text === undefined) return false;
  try {
    apply(native.set, document, [text]);
  } catch {
    // The browser blocks cookies.
  }
  return true;
}
