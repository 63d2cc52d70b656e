import { each, type Fn, ownKeys } from "./natives.ts";
import { itemsOf } from "./storage-areas.ts";

/** `Storage`'s methods over what is in memory, with the conversions of Web IDL in its order: this, then each argument. */
export const shadowMethods: Readonly<Record<string, Fn>> = {
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
