/*
 * Taken before any script of the page can change them. After its start the guard calls nothing that a page can reach: no
 * method of a prototype, no global but `window`, `document` and `location`, which stay what they are, and no iterator, so
 * neither `for … of` nor spread.
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

/** A method as a function whose first argument is the object. */
export const method =
  <R>(fn: unknown) =>
  (self: unknown, ...args: unknown[]) =>
    apply(fn as Fn, self, args) as R;

export function each<T>(list: readonly T[], visit: (item: T) => void): void {
  for (let index = 0; index < list.length; index++) visit(list[index] as T);
}
