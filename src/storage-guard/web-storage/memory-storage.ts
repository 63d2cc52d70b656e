import { isBlocking } from "../patching/guarded.ts";
import {
  create,
  defineProperty,
  deleteProperty,
  each,
  type Fn,
  get,
  getOwnPropertyDescriptor,
  has,
  NativeProxy,
  ownKeys,
  set,
} from "../patching/natives.ts";
import type { Area } from "./areas.ts";
import { memoryTraps } from "./memory-traps.ts";

type Traps = Record<string, Fn>;

const native = {
  defineProperty,
  deleteProperty,
  get,
  getOwnPropertyDescriptor,
  has,
  ownKeys,
  set,
} as unknown as Traps;

/** Replaces a native storage: keeps items in memory while the guard blocks, and passes everything on to the native otherwise. */
export function memoryStorage(area: Area, prototype: object): object {
  const traps = memoryTraps(area.items, (receiver) => receiver === storage) as unknown as Traps;
  const handler: Traps = { preventExtensions: () => false };
  each(ownKeys(native) as string[], (name) => {
    handler[name] = (target, key, value, receiver) =>
      isBlocking ? traps[name]?.(target, key, value, receiver) : native[name]?.(area.native(), key, value);
  });
  const storage = new NativeProxy(create(prototype) as object, handler as ProxyHandler<object>);
  return storage;
}
