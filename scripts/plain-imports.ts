import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/** Vite wraps each dynamic import in a loader for style sheets, of which no chunk here has any. */
export const plainImports = (): Plugin => ({
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === HELPER ? "export const __vitePreload = (load) => load();" : undefined),
});
