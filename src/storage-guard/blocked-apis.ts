import { blockedError, later } from "./patching/blocked-error.ts";
import { guarded } from "./patching/guarded.ts";
import { apply, each, type Fn } from "./patching/natives.ts";
import { members, patch, patchAll, type Realm } from "./patching/patch.ts";

/** Functions that give a page a place to store things, and return a promise. */
const PROMISED = members({
  CacheStorage: "open",
  ServiceWorkerContainer: "register",
  StorageBucketManager: "open",
  StorageManager: "getDirectory",
});

/** Functions of a window that do the same with callbacks; the last callback gets the error. */
const CALLED_BACK = ["webkitRequestFileSystem", "webkitResolveLocalFileSystemURL"];

/** Makes the asynchronous storage APIs fail as in a browser that blocks them. */
export function guardBlockedApis(realm: Realm): void {
  patchAll(realm, PROMISED, (native) => guarded(native, reject));
  each(CALLED_BACK, (name) => patch(realm, name, (native) => guarded(native, failAt(native.length))));
}

/** An async function, because a page may have replaced `Promise`. */
const reject = async () => {
  throw blockedError();
};

const failAt =
  (place: number): Fn =>
  (...args) => {
    const fail = args[place];
    if (typeof fail === "function") later(() => apply(fail as Fn, undefined, [blockedError()]));
  };
