import { blockedApis } from "./blocked-apis.ts";
import { cookieStore } from "./cookies/cookie-store.ts";
import { documentCookie } from "./cookies/document-cookie.ts";
import { waysToFrames } from "./frames.ts";
import { indexedDb } from "./indexed-db.ts";
import { each, hasOwn, type Realm, set } from "./patching/natives.ts";
import { block } from "./patching/patch.ts";
import { areasIn, webStorage } from "./web-storage/guard-web-storage.ts";
import { guardStorageEvents } from "./web-storage/storage-events.ts";
import { eachWindow, GUARDED } from "./windows.ts";
import { guardWorkers } from "./workers.ts";

/** Guards a window and its frames, each once. */
export const guardWindow = (realm: Realm): void =>
  eachWindow(realm, (prototype, one) => {
    if (!hasOwn(prototype, GUARDED)) guardRealm(one, prototype);
  });

function guardRealm(realm: Realm, prototype: object): void {
  guardStorageEvents(realm);
  guardWorkers(realm);
  const areas = areasIn(realm);
  set(prototype, GUARDED, areas);
  const blocks = [
    documentCookie,
    cookieStore,
    indexedDb(realm),
    blockedApis,
    waysToFrames(realm, guardWindow),
    webStorage(areas[0], areas[1]),
  ];
  each(blocks, (rows) => each(rows, (row) => block(realm, row)));
}
