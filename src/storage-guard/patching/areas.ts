import { assign, create, type Fn, find, type Realm, remember } from "./natives.ts";

/** The items in memory; without a prototype, so that any key can be an item. */
export type Items = Record<string, string>;

/** One kind of storage in one window. */
export interface Area {
  /** Shared by all windows. */
  readonly items: Items;
  readonly realm: Realm;
  /** The browser's storage; throws if the browser blocks it, null in a window that is closed. */
  readonly native: () => unknown;
  /** What the page gets instead. */
  readonly ours: object;
  readonly StorageEvent: Fn;
}

export const localItems: Items = create(null);
export const sessionItems: Items = create(null);

const areas = new WeakMap<object, Area>();

export function register(area: Omit<Area, "ours">, ours: object): Area {
  remember(areas, ours, area);
  return assign(area, { ours });
}

/** The area of one of our storages; undefined for any other value. */
export const areaOf = (storage: unknown) => find(areas, storage) as Area | undefined;

/** The native storage behind one of ours; any other value as it is. */
export const nativeOf = (value: unknown) => areaOf(value)?.native() ?? value;
