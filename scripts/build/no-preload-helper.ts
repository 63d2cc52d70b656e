import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/** Removes the loader for style sheets that Vite wraps around each dynamic import: our chunks have no style sheets. */
export const plainImports = (): Plugin => ({
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === HELPER ? "export const __vitePreload = (load) => load();" : undefined),
});
