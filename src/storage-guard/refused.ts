import { guarded } from "./armed.ts";
import { apply, each, type Fn } from "./natives.ts";
import { members, patch, patchAll, type Realm } from "./patch.ts";
import { later, refusal } from "./refusal.ts";

/** What gives a page a place to keep things in, and answers by a promise. */
const PROMISED = members({
  CacheStorage: "open",
  ServiceWorkerContainer: "register",
  StorageBucketManager: "open",
  StorageManager: "getDirectory",
});

/** The same among a window's own functions, answering by callbacks of which the last is told of an error. */
const CALLED_BACK = ["webkitRequestFileSystem", "webkitResolveLocalFileSystemURL"];

/** What answers later is refused later. */
export function guardRefused(realm: Realm): void {
  patchAll(realm, PROMISED, (native) => guarded(native, reject));
  each(CALLED_BACK, (name) => patch(realm, name, (native) => guarded(native, failAt(native.length))));
}

/** Fails as a promise does, whatever a page has made of `Promise`. */
const reject = async () => {
  throw refusal();
};

const failAt =
  (place: number): Fn =>
  (...args) => {
    const fail = args[place];
    if (typeof fail === "function") later(() => apply(fail as Fn, undefined, [refusal()]));
  };
