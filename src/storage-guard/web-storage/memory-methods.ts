import type { Area } from "../patching/areas.ts";
import { ownKeys } from "../patching/natives.ts";
import { change, clear, itemsOf } from "./memory.ts";

/** `Storage`'s methods for items in memory; they convert each argument in turn, as Web IDL does. */
export const memoryMethods: Readonly<Record<string, (area: Area, key: unknown, value: unknown) => unknown>> =
  {
    getItem: (area, key) => itemsOf(area)[`${key}`] ?? null,
    setItem: (area, key, value) => change(area, `${key}`, `${value}`),
    removeItem: (area, key) => change(area, `${key}`, null),
    clear,
    key: (area, index) => ownKeys(itemsOf(area))[(index as number) >>> 0] ?? null,
    length: (area) => ownKeys(itemsOf(area)).length,
  };
