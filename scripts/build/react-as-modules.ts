import type { Plugin } from "vite";
import { commonjsToModule } from "./commonjs-to-module.ts";
import { patched } from "./patch.ts";
import { REACT_DIFF, REACT_DOM_CLIENT } from "./react-diff.ts";

const REACT = /node_modules\/(react|react-dom|scheduler)\/cjs\//;

/** Rewrites React's published files as modules, with the changes in `react.diff`. */
export const reactAsModules = (): Plugin => ({
  name: "react-as-modules",
  transform(code, id) {
    if (!REACT.test(id)) return;
    return commonjsToModule(id.endsWith(REACT_DOM_CLIENT) ? patched(code, REACT_DIFF) : code);
  },
});
