import { guardCookieStore } from "./cookie-store.ts";
import { guardCookies } from "./cookies.ts";
import { guardWaysToFrames } from "./frames.ts";
import { guardIndexedDb } from "./indexed-db.ts";
import { apply, type Fn, getOwnPropertyDescriptor, getPrototypeOf, hasOwn, set } from "./natives.ts";
import type { Realm } from "./patch.ts";
import { guardRefused } from "./refused.ts";
import { guardStorages } from "./storages.ts";

/** Tells this guard, and another copy of it, that a window is guarded. */
const GUARDED = Symbol.for("dealer-storage-guard");

const { get: frameCount } = getOwnPropertyDescriptor(window, "length") as { get: Fn };

/** Guards a window and its frames, each once; one of another origin has a storage of its own. */
export function guardWindow(realm: Realm): void {
  // A frame's window stays the same object when it loads another document; its prototype does not.
  const prototype = getPrototypeOf(realm);
  if (!prototype) return;
  if (!hasOwn(prototype, GUARDED)) {
    set(prototype, GUARDED, true);
    guardRealm(realm);
  }
  const count = apply(frameCount, realm, []) as number;
  for (let index = 0; index < count; index++) guardWindow(realm[index] as Realm);
}

function guardRealm(realm: Realm): void {
  guardCookies(realm);
  guardCookieStore(realm);
  guardStorages(realm);
  guardIndexedDb(realm);
  guardRefused(realm);
  guardWaysToFrames(realm, guardWindow);
}
