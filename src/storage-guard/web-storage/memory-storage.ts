import type { Area } from "../patching/areas.ts";
import { isBlocking } from "../patching/blocking.ts";
import { create, each, type Fn, NativeProxy, ownKeys } from "../patching/natives.ts";
import { ownerOf } from "../patching/patch.ts";
import { itemsOf } from "./memory.ts";
import { memoryTraps } from "./memory-traps.ts";

type Traps = Record<string, Fn>;

const native: Traps = create(null, Object.getOwnPropertyDescriptors(Reflect));

/** Replaces a native storage: keeps items in memory while the guard blocks, and passes everything on to the native otherwise. */
export function memoryStorage(area: Omit<Area, "ours">): object {
  const handler: Traps = { preventExtensions: () => false };
  each(ownKeys(memoryTraps) as string[], (name) => {
    handler[name] = (target, key, given) => {
      if (!isBlocking) return native[name]?.(area.native(), key, given);
      itemsOf(area as Area);
      return memoryTraps[name]?.(area as Area, target as object, key as string, given as never);
    };
  });
  const target = create(ownerOf(area.realm, "Storage") as object) as object;
  return new NativeProxy(target, handler as ProxyHandler<object>);
}
