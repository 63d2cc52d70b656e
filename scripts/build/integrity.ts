import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Files that a bundler makes others from, and an empty one for types. */
const OF_BUNDLERS = /\.bundler\.js$|^empty\.js$/;
const SERVED = /\.(js|css)$/;

/** The Subresource Integrity hash of every file that a page may load from a folder, by path. */
export function integrityOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const served = files.filter((file) => SERVED.test(file) && !OF_BUNDLERS.test(file)).sort();
  return Object.fromEntries(served.map((file) => [file, hashOf(join(folder, file))]));
}

const hashOf = (path: string) => `sha384-${createHash("sha384").update(readFileSync(path)).digest("base64")}`;
