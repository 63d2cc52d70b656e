import { apply, create, type Fn, getOwnPropertyDescriptor, method } from "./natives.ts";

/** What is kept in memory; without a prototype, so that any key can be an item. */
export type Items = Record<string, string>;

/** One kind of storage in one window. */
export interface Area {
  readonly items: Items;
  /** The browser's own; throws where the browser blocks it, null in a window that is gone. */
  readonly native: () => unknown;
}

/** One memory for each kind, whichever window asks. */
export const localItems: Items = create(null);
export const sessionItems: Items = create(null);

const areas = new WeakMap<object, Area>();
const find = method<Area | undefined>(areas.get);
const add = method(areas.set);
const { get: nativeLength } = getOwnPropertyDescriptor(Storage.prototype, "length") as { get: Fn };

/** Says which area a shadow belongs to, or a native storage that a page is given. */
export const register = (storage: unknown, area: Area) => add(areas, storage, area);

/** The native storage behind a shadow. */
export const nativeOf = (storage: unknown) => find(areas, storage)?.native() ?? storage;

/** What a method works on. It refuses what is no storage as the native does; a native from elsewhere keeps nothing either. */
export function itemsOf(storage: unknown): Items {
  const area = find(areas, storage);
  if (!area) apply(nativeLength, storage, []);
  return area?.items ?? localItems;
}
