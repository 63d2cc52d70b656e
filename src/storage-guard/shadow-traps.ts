import {
  defineProperty,
  deleteProperty,
  each,
  get,
  getOwnPropertyDescriptor,
  has,
  hasOwn,
  ownKeys,
  set,
} from "./natives.ts";
import type { Items } from "./storage-areas.ts";

/** Browsers agree, beyond Web IDL, that what a storage inherits as an accessor is set as such. */
const isAccessor = (key: PropertyKey) => key === "length" || key === "__proto__";

/**
 * What an object with named properties does by Web IDL (§ 3.10), over what is in memory. The target holds the prototype
 * and what a page names by symbols; an item is not seen where that already has a property.
 */
export function shadowTraps(items: Items, isShadow: (receiver: unknown) => boolean) {
  const isSeen = (target: object, key: PropertyKey): key is string => hasOwn(items, key) && !has(target, key);
  const store = (key: string, value: unknown) => {
    items[key] = `${value}`;
    return true;
  };
  return {
    get: (target, key, receiver) => (isSeen(target, key) ? items[key] : get(target, key, receiver)),
    has: (target, key) => hasOwn(items, key) || has(target, key),
    set: (target, key, value, receiver) =>
      typeof key === "string" && !isAccessor(key) && isShadow(receiver)
        ? store(key, value)
        : set(target, key, value, receiver),
    deleteProperty: (target, key) => (isSeen(target, key) ? delete items[key] : deleteProperty(target, key)),
    ownKeys: (target) => {
      const keys: (string | symbol)[] = [];
      const add = (key: string | symbol) => {
        keys[keys.length] = key;
      };
      each(ownKeys(items), (key) => isSeen(target, key) && add(key));
      each(ownKeys(target), add);
      return keys;
    },
    getOwnPropertyDescriptor: (target, key) =>
      isSeen(target, key)
        ? { value: items[key], writable: true, enumerable: true, configurable: true }
        : getOwnPropertyDescriptor(target, key),
    defineProperty: (target, key, descriptor) => {
      if (typeof key !== "string") return defineProperty(target, key, descriptor);
      const isData = hasOwn(descriptor, "value") || hasOwn(descriptor, "writable");
      return isData && store(key, descriptor.value);
    },
  } satisfies ProxyHandler<object>;
}
