import { areaOf } from "../patching/areas.ts";
import { construct, defineProperty, type Realm } from "../patching/natives.ts";
import { type Pass, patchClass } from "../patching/patch.ts";

/** Lets a page make `storage` events about our storages: the browser's own take none of them. */
export const guardStorageEvents = (realm: Realm) =>
  patchClass(realm, "StorageEvent", (native, args, newTarget) => {
    const init = args[1] as StorageEventInit | null | undefined;
    const storage = init?.storageArea;
    const given = init ? [args[0], { __proto__: init, storageArea: withoutOurs(storage) }] : args;
    return about(storage, construct(native, given, newTarget));
  });

/** Changes an event. */
export function aboutOurs(args: unknown[], pass: Pass, event: unknown): void {
  const storage = args[7];
  if (storage) args[7] = withoutOurs(storage);
  pass(args);
  about(storage, event as object);
}

const withoutOurs = (storage: unknown) => (areaOf(storage) ? null : storage);

/** An own property hides the native's, which has none of our storages. */
function about(storage: unknown, event: object): object {
  if (areaOf(storage))
    defineProperty(event, "storageArea", { __proto__: null, value: storage, configurable: true } as object);
  return event;
}
