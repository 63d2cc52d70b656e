import { apply, create, type Fn, getOwnPropertyDescriptor, method } from "../patching/natives.ts";

/** The items in memory; without a prototype, so that any key can be an item. */
export type Items = Record<string, string>;

/** One kind of storage in one window. */
export interface Area {
  readonly items: Items;
  /** The browser's storage; throws if the browser blocks it, null in a window that is closed. */
  readonly native: () => unknown;
}

/** One memory for each kind, shared by all windows. */
export const localItems: Items = create(null);
export const sessionItems: Items = create(null);

const areas = new WeakMap<object, Area>();
const find = method<Area | undefined>(areas.get);
const add = method(areas.set);
const { get: nativeLength } = getOwnPropertyDescriptor(Storage.prototype, "length") as { get: Fn };

/** Remembers the area of a storage object, ours or a native one that a page gets. */
export const register = (storage: unknown, area: Area) => add(areas, storage, area);

/** The native storage behind one of ours. */
export const nativeOf = (storage: unknown) => find(areas, storage)?.native() ?? storage;

/** The items that a method works on. Throws for any other object as the native does; an unknown native storage stores nothing either. */
export function itemsOf(storage: unknown): Items {
  const area = find(areas, storage);
  if (!area) apply(nativeLength, storage, []);
  return area?.items ?? localItems;
}
