import type { Area } from "../patching/areas.ts";
import {
  defineProperty,
  deleteProperty,
  each,
  get,
  getOwnPropertyDescriptor,
  has,
  hasOwn,
  ownKeys,
} from "../patching/natives.ts";
import { change } from "./memory.ts";

/**
 * The behaviour of an object with named properties in Web IDL (§ 3.10), for the items of an area. The target has the
 * prototype and the properties with symbol keys; a property of the target hides an item of the same name. Setting a property
 * needs no trap: it defines one.
 */
export const memoryTraps = {
  get: ({ items }, target, key, receiver) => (has(target, key) ? get(target, key, receiver) : items[key]),
  has: ({ items }, target, key) => has(target, key) || has(items, key),
  deleteProperty: (area, target, key) =>
    has(target, key) ? deleteProperty(target, key) : store(area, key, null),
  ownKeys({ items }, target) {
    const keys = ownKeys(target);
    each(ownKeys(items), (key) => {
      if (!has(target, key)) keys[keys.length] = key;
    });
    return keys;
  },
  getOwnPropertyDescriptor: ({ items }, target, key) =>
    getOwnPropertyDescriptor(has(target, key) ? target : items, key),
  defineProperty(area, target, key, descriptor) {
    if (typeof key !== "string") return defineProperty(target, key, descriptor);
    const isData = hasOwn(descriptor, "value") || hasOwn(descriptor, "writable");
    return isData && store(area, key, `${descriptor.value}`);
  },
} as Readonly<
  Record<string, (area: Area, target: object, key: string, given: PropertyDescriptor) => unknown>
>;

function store(area: Area, key: string, value: string | null): boolean {
  change(area, key, value);
  return true;
}
