import { guarded } from "./armed.ts";
import { type Cookie, consentCookie, consentIn, readCookie } from "./cookie-text.ts";
import { apply, type Fn, getOwnPropertyDescriptor } from "./natives.ts";
import { patch, prototypeOf, type Realm } from "./patch.ts";

const native = getOwnPropertyDescriptor(Document.prototype, "cookie") as { get: Fn; set: Fn };
const isSecure = location.protocol === "https:";

/** `document.cookie`: only the consent cookie is read and written. A browser that blocks cookies just has none. */
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
  // Made a string once: an object may say something else the second time.
  const cookie = readCookie(`${text}`);
  if (cookie) writeConsent(this, cookie);
}

/** False for any other cookie. */
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
