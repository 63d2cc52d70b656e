import { armed } from "./armed.ts";
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
} from "./natives.ts";
import { shadowTraps } from "./shadow-traps.ts";
import type { Area } from "./storage-areas.ts";

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

/** Stands in for a native storage: in memory while nothing may be kept, from then on it passes all to the native. */
export function shadowOf(area: Area, prototype: object): object {
  const traps = shadowTraps(area.items, (receiver) => receiver === shadow) as unknown as Traps;
  const handler: Traps = { preventExtensions: () => false };
  each(ownKeys(native) as string[], (name) => {
    handler[name] = (target, key, value, receiver) =>
      armed ? traps[name]?.(target, key, value, receiver) : native[name]?.(area.native(), key, value);
  });
  const shadow = new NativeProxy(create(prototype) as object, handler as ProxyHandler<object>);
  return shadow;
}
