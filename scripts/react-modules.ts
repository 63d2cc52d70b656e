import type { Plugin } from "vite";
import { hearOnly } from "./heard-events.ts";
import { neverHydrated } from "./never-hydrated.ts";
import { usedHooks } from "./used-hooks.ts";

const COMMONJS = /node_modules\/(react|react-dom|scheduler)\/cjs\//;
const DOM_CLIENT = /react-dom-client/;
const REQUIRE = /\b(\w+) = require\("([^"]+)"\)/g;
const EXPORT = /\bexports\.(\w+)/g;
/** Pages with MooTools have a `bind` that takes its arguments in an array. */
const BOUND = /\b(\w+)\.bind\(\s*null,/g;
const LEFT_OVER = /\b(?:require|exports|module)\b/;
const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"/g;

/**
 * React comes as CommonJS only: each of its files is a function, which a browser skims while it loads, and reads once
 * more, on the main thread, when it is called. As modules they are read once, off that thread, and what nobody imports
 * is left out.
 */
export const reactModules = (): Plugin => ({
  name: "react-modules",
  transform: (code, id) => {
    if (!COMMONJS.test(id)) return undefined;
    return asModule(DOM_CLIENT.test(id) ? usedHooks(neverHydrated(hearOnly(code))) : code);
  },
});

/** Throws where a file requires or exports in another way than React's do. */
export function asModule(code: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = code
    .replace(REQUIRE, (_, name: string, source: string) => {
      imports.push(`import * as ${name} from "${source}";`);
      return `${name}$required = 0`;
    })
    .replace(EXPORT, (_, name: string) => {
      names.add(name);
      return local(name);
    })
    .replace(BOUND, "bound$($1,");
  const leftOver = LEFT_OVER.exec(body.replace(COMMENT_OR_STRING, ""));
  if (leftOver) throw new Error(`"${leftOver[0]}" is left in a file that was to become a module`);
  const all = [...names];
  return [
    ...imports,
    "const bound$ = (run, ...first) => (...rest) => run(...first, ...rest);",
    `let ${all.map(local).join(", ")};`,
    body,
    `export { ${all.map((name) => `${local(name)} as ${name}`).join(", ")} };`,
  ].join("\n");
}

const local = (name: string) => `${name}$export`;
