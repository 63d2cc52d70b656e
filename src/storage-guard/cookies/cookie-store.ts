import { blockedError } from "../patching/blocked-error.ts";
import { guarded } from "../patching/guarded.ts";
import { apply, each, type Fn, method } from "../patching/natives.ts";
import { patch, prototypeOf, type Realm } from "../patching/patch.ts";
import { consentIn } from "./cookie-text.ts";
import { writeConsent } from "./document-cookie.ts";

interface StoredCookie {
  readonly name: string;
  readonly value: string;
}

interface CookieInit extends StoredCookie {
  readonly expires?: number | null;
}

const then = method(Promise.prototype.then);
const filter = method(Array.prototype.filter);

/** Lets the Cookie Store API read and write the consent cookie only. */
export function guardCookieStore(realm: Realm): void {
  const store = prototypeOf(realm, "CookieStore");
  patch(store, "get", (native) => filtered(native, onlyConsent, then));
  patch(store, "getAll", (native) => filtered(native, consentAmong, then));
  patch(store, "set", (native) => guarded(native, write));
  patch(store, "delete", (native) => guarded(native, remove));
  const change = prototypeOf(realm, "CookieChangeEvent");
  each(["changed", "deleted"], (name) =>
    patch(change, name, (native) => filtered(native, consentAmong, call)),
  );
}

type Filter<T> = (found: T) => unknown;

const call = <T>(found: T, filter: Filter<T>) => filter(found);

const filtered = <T>(native: Fn, filter: Filter<T>, pass: (found: T, filter: Filter<T>) => unknown) =>
  guarded(native, function (...args) {
    return pass(apply(native, this, args) as T, filter);
  });

const onlyConsent = (cookie: StoredCookie | null) =>
  cookie && consentIn(`${cookie.name}=${cookie.value}`) ? cookie : null;

const consentAmong = (cookies: readonly StoredCookie[]) => filter(cookies, onlyConsent);

const write = async (...args: unknown[]) => {
  const init = (args.length > 1 ? { name: args[0], value: args[1] } : args[0]) as CookieInit;
  const { name, value, expires } = init;
  const cookie = { name: `${name}`, value: `${value}`, end: +(expires ?? "session") };
  if (!writeConsent(document, cookie)) throw blockedError();
};

/** Does nothing for any other cookie: scripts cannot see those. */
const remove = async (given: unknown) => {
  const name = given && typeof given === "object" ? (given as StoredCookie).name : given;
  writeConsent(document, { name: `${name}`, value: "", end: 0 });
};
