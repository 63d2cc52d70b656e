import type { ReadableAtom } from "nanostores";
import { useSyncExternalStore } from "react";

/** The store's value; the view renders again when it changes. */
export function useStore<T>(store: ReadableAtom<T>): T;
/** What the view needs of it, a primitive: it renders again when that changes. */
export function useStore<T, S extends boolean | number | string>(
  store: ReadableAtom<T>,
  select: (value: T) => S,
): S;
export function useStore<T, S>(store: ReadableAtom<T>, select?: (value: T) => S): T | S {
  const read = () => (select ? select(store.get()) : store.get());
  return useSyncExternalStore(store.listen as (changed: () => void) => () => void, read);
}
