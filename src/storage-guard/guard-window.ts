import { guardBlockedApis } from "./blocked-apis.ts";
import { guardCookieStore } from "./cookies/cookie-store.ts";
import { guardCookies } from "./cookies/document-cookie.ts";
import { guardWaysToFrames } from "./frames.ts";
import { guardIndexedDb } from "./indexed-db.ts";
import { apply, type Fn, getOwnPropertyDescriptor, getPrototypeOf, hasOwn, set } from "./patching/natives.ts";
import type { Realm } from "./patching/patch.ts";
import { guardWebStorage } from "./web-storage/guard-web-storage.ts";

/** Marks a guarded window, also for another copy of this guard. */
const GUARDED = Symbol.for("dealer-storage-guard");

const { get: frameCount } = getOwnPropertyDescriptor(window, "length") as { get: Fn };

/** Guards a window and its frames, each once; a frame of another origin has its own storage. */
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
  guardWebStorage(realm);
  guardIndexedDb(realm);
  guardBlockedApis(realm);
  guardWaysToFrames(realm, guardWindow);
}
