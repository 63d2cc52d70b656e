import { allowedNames, isAllowed } from "../options.ts";
import type { Area, Items } from "../patching/areas.ts";
import { quotaError } from "../patching/errors.ts";
import { attempt, each, method } from "../patching/natives.ts";
import { announce } from "./announce.ts";

/** In characters of keys and values: about what browsers keep for a site. */
const LIMIT = 5 * 1024 * 1024;

const { prototype } = Storage;
/** Throws for an object that is no storage. */
export const read = method<string | null>(prototype.getItem);
export const remove = method(prototype.removeItem);
const write = method(prototype.setItem);

/** The items that a page sees: those in memory, and the allowed ones in the browser's storage. */
export function itemsOf({ items, native }: Area): Items {
  each(allowedNames, (name) => {
    const value = attempt(() => read(native(), name)) ?? null;
    if (value === null) delete items[name];
    else items[name] = value;
  });
  return items;
}

/** Sets an item, or removes it with null. An allowed one is in the browser's storage. */
export function change(area: Area, key: string, newValue: string | null): void {
  const { items } = area;
  const oldValue = items[key] ?? null;
  if (isAllowed(key)) (newValue === null ? remove : write)(area.native(), key, newValue);
  else if (oldValue !== newValue) {
    if (newValue === null) delete items[key];
    else {
      checkSize({ __proto__: items, [key]: newValue } as unknown as Items);
      items[key] = newValue;
    }
    announce(area, key, oldValue, newValue);
  }
}

function checkSize(items: Items): void {
  let size = 0;
  for (const key in items) size += key.length + (items[key] as string).length;
  if (size > LIMIT) throw quotaError();
}

/** Removes all items, as one change. */
export function clear(area: Area): void {
  let isChanged = false;
  for (const key in itemsOf(area)) {
    if (isAllowed(key)) remove(area.native(), key);
    else isChanged = delete area.items[key];
  }
  if (isChanged) announce(area, null, null, null);
}
