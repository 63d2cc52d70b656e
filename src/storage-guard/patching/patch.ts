import {
  defineProperty,
  each,
  type Fn,
  get,
  getOwnPropertyDescriptor,
  hasOwn,
  setPrototypeOf,
} from "./natives.ts";

export type Realm = Window & typeof globalThis;

/** An interface's prototype in a window; undefined if the browser does not have the interface. */
export const prototypeOf = (realm: Realm, name: string): object | undefined =>
  (get(realm, name) as { prototype: object } | undefined)?.prototype;

/**
 * Replaces a native function: a method, or one side of an accessor. The page can no longer reach the native: deleting ours
 * does not bring it back.
 */
export function patch(
  owner: object | undefined,
  name: string,
  remake: (native: Fn) => Fn,
  side: "get" | "set" = "get",
): void {
  const descriptor = owner && getOwnPropertyDescriptor(owner, name);
  if (!descriptor) return;
  // So that properties which a page adds to Object.prototype are not read as part of it.
  setPrototypeOf(descriptor, null);
  const place = hasOwn(descriptor, "value") ? "value" : side;
  descriptor[place] = remake(descriptor[place]);
  defineProperty(owner, name, descriptor);
}

/** Interfaces by name, each with the names of some of its members. */
type Members = readonly { readonly owner: string; readonly name: string }[];

export const members = (table: Readonly<Record<string, string>>): Members =>
  Object.entries(table).flatMap(([owner, names]) => names.split(" ").map((name) => ({ owner, name })));

export const patchAll = (realm: Realm, list: Members, remake: (native: Fn) => Fn, side?: "set") =>
  each(list, ({ owner, name }) => patch(prototypeOf(realm, owner), name, remake, side));
