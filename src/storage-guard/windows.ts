import { getPrototypeOf, getter, type Realm } from "./patching/natives.ts";

/** Marks a guarded window, also for another copy of this guard: has the function that tells it of changes elsewhere. */
export const GUARDED = Symbol.for("dealer-storage-guard");

const frameCount = getter<number>(window, "length");

/**
 * Visits a window and its frames, each with its prototype: a frame's window stays the same object when it loads another
 * document, its prototype does not. A frame of another origin shows none, and has its own storage.
 */
export function eachWindow(realm: Realm, visit: (prototype: object, realm: Realm) => void): void {
  const prototype = getPrototypeOf(realm);
  if (!prototype) return;
  visit(prototype, realm);
  const count = frameCount(realm);
  for (let index = 0; index < count; index++) eachWindow(realm[index] as Realm, visit);
}
