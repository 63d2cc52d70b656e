import { guardCookieStore } from "./cookie-store.ts";
import { guardCookies } from "./cookies.ts";
import { guardWaysToFrames } from "./frames.ts";
import { guardIndexedDb } from "./indexed-db.ts";
import { getPrototypeOf, hasOwn, set } from "./natives.ts";
import type { Realm } from "./patch.ts";
import { guardRefused } from "./refused.ts";
import { guardStorages } from "./storages.ts";

/** Tells this guard, and another copy of it, that a window is guarded. */
const GUARDED = Symbol.for("dealer-storage-guard");

/** Guards a window once, with all its ways to others; false when it is of another origin. */
export function guardWindow(realm: Realm): boolean {
  // A frame's window stays the same object when it loads another document; its prototype does not.
  const prototype = getPrototypeOf(realm);
  if (!prototype) return false;
  if (hasOwn(prototype, GUARDED)) return true;
  set(prototype, GUARDED, true);
  guardCookies(realm);
  guardCookieStore(realm);
  guardStorages(realm);
  guardIndexedDb(realm);
  guardRefused(realm);
  guardWaysToFrames(realm, guardWindow);
  return true;
}
