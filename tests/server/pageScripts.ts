import { join } from "node:path";
import { build } from "vite";
import { ROOT } from "../../scripts/root.ts";
import type { Handler } from "../../scripts/serve/folder.ts";

const ENTRIES = {
  clock: "tests/server/page/clock.ts",
  probe: "tests/server/page/probe.ts",
  judge: "tests/e2e/field/judge/page/judge.ts",
} as const;
export type PageScript = keyof typeof ENTRIES;

export const scriptPath = (name: PageScript) => `/~rig/${name}.js`;

/** Bundles each page script into one classic script and serves them from memory. */
export async function bundlePageScripts(): Promise<Handler> {
  const bundles = new Map<string | undefined, string>();
  for (const name of Object.keys(ENTRIES) as PageScript[])
    bundles.set(scriptPath(name), await bundlePageScript(name));
  return (request, response, next) => {
    const code = bundles.get(request.url);
    if (code === undefined) return next();
    response.writeHead(200, { "content-type": "text/javascript;charset=utf-8" }).end(code);
  };
}

/** The code of one page script. */
export async function bundlePageScript(name: PageScript) {
  const entry = join(ROOT, ENTRIES[name]);
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: `rig_${name}` } },
  });
  const [output] = Array.isArray(result) ? result : [];
  if (!output) throw new Error(`No bundle of ${entry}`);
  return output.output[0].code;
}
