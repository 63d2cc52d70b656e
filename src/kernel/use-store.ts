import type { ReadableAtom } from "nanostores";
import { useSyncExternalStore } from "react";

/** The store's value; the view renders again when it changes. */
export const useStore = <T>(store: ReadableAtom<T>): T =>
  useSyncExternalStore(store.listen as (changed: () => void) => () => void, () => store.get());
