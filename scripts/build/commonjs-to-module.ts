const REQUIRE = /\b(\w+) = require\("([^"]+)"\)/g;
const EXPORT = /\bexports\.(\w+)/g;
const LEFT_OVER = /\b(?:require|exports|module)\b/;
const COMMENT_OR_STRING = /\/\*[\s\S]*?\*\/|"(?:[^"\\\n]|\\.)*"/g;

/**
 * Rewrites a CommonJS file as a module, and throws when it does not require and export in the way that React's files do.
 * Rolldown instead wraps a CommonJS file in a function, which the browser compiles a second time, on the main thread,
 * when it is called; @rollup/plugin-commonjs keeps all its exports. See docs/decisions/first-press.md.
 */
export function commonjsToModule(code: string): string {
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
    });
  const leftOver = LEFT_OVER.exec(body.replace(COMMENT_OR_STRING, ""));
  if (leftOver) throw new Error(`"${leftOver[0]}" is left in a file that was to become a module`);
  const all = [...names];
  return [
    ...imports,
    `let ${all.map(local).join(", ")};`,
    body,
    `export { ${all.map((name) => `${local(name)} as ${name}`).join(", ")} };`,
  ].join("\n");
}

const local = (name: string) => `${name}$export`;
