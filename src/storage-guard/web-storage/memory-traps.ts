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
} from "../patching/natives.ts";
import type { Items } from "./areas.ts";

/** Not in Web IDL, but in all browsers: setting an inherited accessor of a storage calls its setter. */
const isAccessor = (key: PropertyKey) => key === "length" || key === "__proto__";

/**
 * The behaviour of an object with named properties in Web IDL (§ 3.10), for items in memory. The target has the prototype
 * and the properties with symbol keys; a property of the target hides an item of the same name.
 */
export function memoryTraps(items: Items, isStorage: (receiver: unknown) => boolean) {
  const isVisible = (target: object, key: PropertyKey): key is string =>
    hasOwn(items, key) && !has(target, key);
  const store = (key: string, value: unknown) => {
    items[key] = `${value}`;
    return true;
  };
  return {
    get: (target, key, receiver) => (isVisible(target, key) ? items[key] : get(target, key, receiver)),
    has: (target, key) => hasOwn(items, key) || has(target, key),
    set: (target, key, value, receiver) =>
      typeof key === "string" && !isAccessor(key) && isStorage(receiver)
        ? store(key, value)
        : set(target, key, value, receiver),
    deleteProperty: (target, key) =>
      isVisible(target, key) ? delete items[key] : deleteProperty(target, key),
    ownKeys: (target) => {
      const keys: (string | symbol)[] = [];
      const add = (key: string | symbol) => {
        keys[keys.length] = key;
      };
      each(ownKeys(items), (key) => isVisible(target, key) && add(key));
      each(ownKeys(target), add);
      return keys;
    },
    getOwnPropertyDescriptor: (target, key) =>
      isVisible(target, key)
        ? { value: items[key], writable: true, enumerable: true, configurable: true }
        : getOwnPropertyDescriptor(target, key),
    defineProperty: (target, key, descriptor) => {
      if (typeof key !== "string") return defineProperty(target, key, descriptor);
      const isData = hasOwn(descriptor, "value") || hasOwn(descriptor, "writable");
      return isData && store(key, descriptor.value);
    },
  } satisfies ProxyHandler<object>;
}
