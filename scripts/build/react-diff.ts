import { readFileSync } from "node:fs";

/** The only file of React that we change. */
export const REACT_DOM_CLIENT = "node_modules/react-dom/cjs/react-dom-client.production.js";

/** Our changes to it and the reasons; the build applies this diff, and `licenses.md` shows it. */
export const REACT_DIFF = readFileSync(new URL("react.diff", import.meta.url), "utf8");
