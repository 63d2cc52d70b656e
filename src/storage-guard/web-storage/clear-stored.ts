import { isAllowed } from "../options.ts";
import { attempt, each, ownKeys } from "../patching/natives.ts";
import { areasIn } from "./guard-web-storage.ts";
import { remove } from "./memory.ts";

/**
 * Clears the browser's storages, but for what the site cannot do without. The page's own code may hear of a withdrawal
 * elsewhere after the guard, when all that it reaches is in memory.
 */
export const clearStored = (): void =>
  each(areasIn(window), ({ native }) => {
    const clear = () => {
      const storage = native() as object;
      each(ownKeys(storage) as string[], (key) => isAllowed(key) || remove(storage, key));
    };
    attempt(clear);
  });
