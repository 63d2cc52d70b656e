import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type FileTree, inFolder, textFile } from "./file-tree.ts";
import { MANIFEST, pageFiles } from "./page-files.ts";

/** The folder to put on a web server, with a text that says how. */
export function webFolder(version: string): FileTree {
  const { [MANIFEST]: _, ...files } = pageFiles();
  const readme = readFileSync(join(import.meta.dirname, "LEESMIJ.txt"), "utf8").replaceAll("VERSIE", version);
  return inFolder("dealer-elements", { ...files, "LEESMIJ.txt": textFile(readme) });
}
