import { type Area, areaOf, type Items, localItems, register, sessionItems } from "../patching/areas.ts";
import { apply, type Fn, get, getOwnPropertyDescriptor, type Realm } from "../patching/natives.ts";
import type { Block } from "../patching/patch.ts";
import { read } from "./memory.ts";
import { memoryMethods } from "./memory-methods.ts";
import { memoryStorage } from "./memory-storage.ts";
import { aboutOurs } from "./storage-events.ts";

export const areasIn = (realm: Realm) =>
  [areaIn(realm, "localStorage", localItems), areaIn(realm, "sessionStorage", sessionItems)] as const;

function areaIn(realm: Realm, name: string, items: Items): Area {
  const getter = getOwnPropertyDescriptor(realm, name)?.get as Fn;
  const StorageEvent = get(realm, "StorageEvent") as unknown as Fn;
  const area = { items, realm, native: () => apply(getter, realm, []), StorageEvent };
  return register(area, memoryStorage(area));
}

/** The `localStorage` and `sessionStorage` of a window, and what works on any storage object. */
export function webStorage(local: Area, session: Area): readonly Block[] {
  /** Throws for an object that is no storage as the native does. */
  const areaFor = (storage: unknown): Area => {
    const area = areaOf(storage);
    if (area) return area;
    read(storage, "");
    return storage === session.native() ? session : local;
  };
  return [
    ["window", "localStorage", () => local.ours],
    ["window", "sessionStorage", () => session.ours],
    [
      "Storage",
      "clear getItem key length removeItem setItem",
      (args, _pass, self, name) => memoryMethods[name]?.(areaFor(self), args[0], args[1]),
    ],
    [
      "StorageEvent",
      "storageArea",
      (args, pass) => {
        const storage = pass(args);
        return storage && areaFor(storage).ours;
      },
    ],
    ["StorageEvent", "initStorageEvent", aboutOurs],
  ];
}
