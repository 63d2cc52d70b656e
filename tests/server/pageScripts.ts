import { join } from "node:path";
import { build } from "vite";
import { ROOT } from "../../scripts/root.ts";
import type { Handler } from "../../scripts/serve/folder.ts";

const NAMES = ["clock", "probe"] as const;
type Name = (typeof NAMES)[number];

export const scriptPath = (name: Name) => `/~rig/${name}.js`;

/** Bundles each page script into one classic script and serves them from memory. */
export async function bundlePageScripts(): Promise<Handler> {
  const bundles = new Map<string | undefined, string>();
  for (const name of NAMES) bundles.set(scriptPath(name), await bundle(name));
  return (request, response, next) => {
    const code = bundles.get(request.url);
    if (code === undefined) return next();
    response.writeHead(200, { "content-type": "text/javascript;charset=utf-8" }).end(code);
  };
}

async function bundle(name: Name) {
  const entry = join(ROOT, "tests/server/page", `${name}.ts`);
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: `rig_${name}` } },
  });
  const [output] = Array.isArray(result) ? result : [];
  if (!output) throw new Error(`No bundle of ${entry}`);
  return output.output[0].code;
}
