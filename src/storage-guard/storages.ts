import { armed, guarded } from "./armed.ts";
import { apply, each, type Fn, ownKeys } from "./natives.ts";
import { patch, prototypeOf, type Realm } from "./patch.ts";
import { shadowOf } from "./shadow.ts";
import { shadowMethods } from "./shadow-methods.ts";
import { type Area, type Items, localItems, nativeOf, register, sessionItems } from "./storage-areas.ts";

/** `localStorage` and `sessionStorage`: the objects that a window gives, and the methods for any other. */
export function guardStorages(realm: Realm): void {
  const local = guardKind(realm, "localStorage", localItems);
  const session = guardKind(realm, "sessionStorage", sessionItems);
  each(ownKeys(shadowMethods) as string[], (name) =>
    patch(prototypeOf(realm, "Storage"), name, (native) =>
      guarded(native, shadowMethods[name] as Fn, nativeOf),
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
  let shadow: object | undefined;
  patch(realm, name, (getter) => {
    const area = { items, native: () => apply(getter, realm, []) };
    shadow = shadowOf(area, prototypeOf(realm, "Storage") as object);
    register(shadow, area);
    return windowGetter(getter, area, shadow);
  });
  return shadow;
}

/** A native storage that was handed out after a release is known again when nothing may be kept once more. */
const windowGetter = (getter: Fn, area: Area, shadow: object): Fn =>
  function () {
    if (armed) return shadow;
    const storage = apply(getter, this, []);
    if (storage) register(storage, area);
    return storage;
  };
