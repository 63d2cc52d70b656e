import { guarded, isBlocking } from "../patching/guarded.ts";
import { apply, each, type Fn, ownKeys } from "../patching/natives.ts";
import { patch, prototypeOf, type Realm } from "../patching/patch.ts";
import { type Area, type Items, localItems, nativeOf, register, sessionItems } from "./areas.ts";
import { memoryMethods } from "./memory-methods.ts";
import { memoryStorage } from "./memory-storage.ts";

/** Replaces the `localStorage` and `sessionStorage` of a window, and the methods that work on any storage object. */
export function guardWebStorage(realm: Realm): void {
  const local = guardKind(realm, "localStorage", localItems);
  const session = guardKind(realm, "sessionStorage", sessionItems);
  each(ownKeys(memoryMethods) as string[], (name) =>
    patch(prototypeOf(realm, "Storage"), name, (native) =>
      guarded(native, memoryMethods[name] as Fn, nativeOf),
    ),
  );
  patch(prototypeOf(realm, "StorageEvent"), "storageArea", (native) =>
    guarded(native, function () {
      const storage = apply(native, this, []);
      return storage && (storage === nativeOf(session) ? session : local);
    }),
  );
}

function guardKind(realm: Realm, name: string, items: Items): object | undefined {
  let ours: object | undefined;
  patch(realm, name, (getter) => {
    const area = { items, native: () => apply(getter, realm, []) };
    ours = memoryStorage(area, prototypeOf(realm, "Storage") as object);
    register(ours, area);
    return windowGetter(getter, area, ours);
  });
  return ours;
}

/** Registers a native storage that a page gets while the guard does not block, for when it blocks again. */
const windowGetter = (getter: Fn, area: Area, ours: object): Fn =>
  function () {
    if (isBlocking) return ours;
    const storage = apply(getter, this, []);
    if (storage) register(storage, area);
    return storage;
  };
