import { blockedError } from "./patching/errors.ts";
import { apply, type Fn, later } from "./patching/natives.ts";
import type { Block, Pass } from "./patching/patch.ts";

/** An async function, because a page may have replaced `Promise`. */
const reject = async () => {
  throw blockedError();
};

/** The last callback, which may be missing, gets the error. */
function fail(args: unknown[], _pass: Pass, _self: unknown, _name: string, length: number): void {
  const callback = args[length];
  if (typeof callback === "function") later(() => apply(callback as Fn, undefined, [blockedError()]));
}

/** Makes the asynchronous storage APIs fail as in a browser that blocks them. */
export const blockedApis: readonly Block[] = [
  [
    "CacheStorage ServiceWorkerContainer StorageBucketManager StorageManager",
    "getDirectory open register",
    reject,
  ],
  ["window", "webkitRequestFileSystem webkitResolveLocalFileSystemURL", fail],
];
