import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/** Removes the helper that Vite wraps around each dynamic import to load style sheets: our chunks have none. */
export const noPreloadHelper = (): Plugin => ({
  name: "no-preload-helper",
  enforce: "pre",
  load: (id) => (id === HELPER ? "export const __vitePreload = (load) => load();" : undefined),
});
