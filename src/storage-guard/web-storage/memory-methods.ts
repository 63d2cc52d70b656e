import { each, type Fn, ownKeys } from "../patching/natives.ts";
import { itemsOf } from "./areas.ts";

/** `Storage`'s methods for items in memory; they convert `this` first and then each argument, as Web IDL does. */
export const memoryMethods: Readonly<Record<string, Fn>> = {
  getItem(key) {
    return itemsOf(this)[`${key}`] ?? null;
  },
  setItem(key, value) {
    itemsOf(this)[`${key}`] = `${value}`;
  },
  removeItem(key) {
    delete itemsOf(this)[`${key}`];
  },
  clear() {
    const items = itemsOf(this);
    each(ownKeys(items) as string[], (key) => delete items[key]);
  },
  key(index) {
    return ownKeys(itemsOf(this))[(index as number) >>> 0] ?? null;
  },
  length() {
    return ownKeys(itemsOf(this)).length;
  },
};
