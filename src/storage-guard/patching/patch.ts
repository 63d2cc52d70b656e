import { nativeOf } from "./areas.ts";
import { isBlocking } from "./blocking.ts";
import {
  apply,
  defineProperty,
  eachMatch,
  type Fn,
  get,
  getOwnPropertyDescriptor,
  hasOwn,
  NativeProxy,
  type Realm,
  set,
  setPrototypeOf,
} from "./natives.ts";

/** The object in a window that has an interface's members; undefined if the browser does not have the interface. */
export function ownerOf(realm: Realm, name: string): object | undefined {
  const found = get(realm, name) as { prototype: object } | undefined;
  return found === (realm as unknown) ? realm : found?.prototype;
}

/**
 * Replaces a function by one that looks as the native does: a method, a class, or one side of an accessor. The page can no
 * longer reach the native: deleting ours does not bring it back.
 */
function replace(
  owner: object,
  name: string,
  traps: (length: number) => ProxyHandler<Fn>,
  side = "get",
): void {
  const descriptor = getOwnPropertyDescriptor(owner, name);
  if (!descriptor) return;
  // So that properties which a page adds to Object.prototype are not read as part of it.
  setPrototypeOf(descriptor, null);
  const place = (hasOwn(descriptor, "value") ? "value" : side) as "value";
  const native = descriptor[place] as Fn;
  // Read now: a page could change it later.
  descriptor[place] = new NativeProxy(native, traps(native.length));
  defineProperty(owner, name, descriptor);
}

/** Calls the native with these arguments. */
export type Pass = (args: unknown[]) => unknown;

/** Answers a call; also gets how many arguments the native needs. */
type Answer = (args: unknown[], pass: Pass, self: unknown, name: string, length: number) => unknown;

/** What is answered while the guard blocks, wherever one of the owners has one of the names. */
export type Block = readonly [owners: string, names: string, answer: Answer, side?: "set"];

/**
 * Answers calls of native functions while the guard blocks; otherwise they are called: so a reference that a page took
 * earlier works again after consent too. The native throws the error for a call with too few arguments.
 */
export function block(realm: Realm, row: Block): void {
  eachMatch(/\w+/g, row[0], (owner) => {
    const object = ownerOf(realm, owner[0]);
    if (object)
      eachMatch(/\w+/g, row[1], (name) => replace(object, name[0], blocking(row[2], name[0]), row[3]));
  });
}

const blocking = (answer: Answer, name: string) => (length: number) =>
  ({
    __proto__: null,
    apply(native: Fn, self: unknown, args: unknown[]) {
      const pass: Pass = (given) => apply(native, nativeOf(self), given);
      return isBlocking && args.length >= length ? answer(args, pass, self, name, length) : pass(args);
    },
  }) as ProxyHandler<Fn>;

type Construct = (native: Fn, args: unknown[], newTarget: Fn) => object;

/** Answers `new` for a native class. */
export function patchClass(realm: Realm, name: string, construct: Construct): void {
  replace(realm, name, () => ({ __proto__: null, construct }) as ProxyHandler<Fn>);
  set(ownerOf(realm, name) ?? {}, "constructor", get(realm, name));
}
