/*
 * References to the browser's own functions, taken before a script of the page can replace them. After its start the guard
 * calls nothing that a page can change: no method of a prototype, no global but `window`, `document` and `location`, which
 * cannot be replaced, and no iterator, so neither `for … of` nor spread.
 */

export const {
  apply,
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

export type Fn = (this: unknown, ...args: unknown[]) => unknown;

/** Turns a method into a function with the object as its first argument. */
export const method =
  <R>(fn: unknown) =>
  (self: unknown, ...args: unknown[]) =>
    apply(fn as Fn, self, args) as R;

export function each<T>(list: readonly T[], visit: (item: T) => void): void {
  for (let index = 0; index < list.length; index++) visit(list[index] as T);
}
