/*
 * References to the browser's own functions, taken before a script of the page can replace them. After its start the guard
 * calls nothing that a page can change: no method of a prototype, no global but `window`, `document` and `location`, which
 * cannot be replaced, and no iterator, so neither `for … of` nor spread.
 */

export const {
  apply,
  construct,
  defineProperty,
  deleteProperty,
  get,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  has,
  ownKeys,
  set,
  setPrototypeOf,
} = Reflect;

export const { assign, create, hasOwn } = Object;

export const NativeDate = Date;
export const NativeProxy = Proxy;

/** Runs in a new task. */
export const later = setTimeout as (task: () => void) => void;

export type Realm = Window & typeof globalThis;

export type Fn = (this: unknown, ...args: unknown[]) => unknown;

/** Turns a method into a function with the object as its first argument. */
export const method =
  <R>(fn: unknown) =>
  (self: unknown, ...args: unknown[]) =>
    apply(fn as Fn, self, args) as R;

/** Turns a getter into a function of the object. */
export const getter = <R>(owner: object, name: string) =>
  method<R>(getOwnPropertyDescriptor(owner, name)?.get);

export const dispatch = method(EventTarget.prototype.dispatchEvent);
export const filter = method<unknown[]>(Array.prototype.filter);
export const find = method(WeakMap.prototype.get);
export const remember = method(WeakMap.prototype.set);
export const match = method<RegExpExecArray | null>(RegExp.prototype.exec);

export function each<T>(list: readonly T[], visit: (item: T) => void): void {
  for (let index = 0; index < list.length; index++) visit(list[index] as T);
}

/** Does what a browser may refuse, as where it blocks storage; undefined if it does. */
export function attempt<R>(act: () => R): R | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

const NOTHING = /^/;

/** Visits all matches of a global pattern. */
export function eachMatch(pattern: RegExp, text: string, visit: (found: RegExpExecArray) => void): void {
  for (let found = match(pattern, text); found; found = match(pattern, text)) visit(found);
  // `RegExp.input` and similar properties would show a page what was read here.
  match(NOTHING, "");
}
