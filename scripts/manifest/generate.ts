import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { sourceFiles } from "./sources.ts";

const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
};

/** Writes what the folder holds, and removes what it held before. */
function writeFolder(folder: string, files: Readonly<Record<string, string>>): void {
  for (const name of readdirSync(folder)) if (!(`${folder}/${name}` in files)) rmSync(`${folder}/${name}`);
  write(files);
}

writeFolder("elements", sourceFiles());
// Only now: these import the sources.
const { committedFiles } = await import("./files.ts");
writeFolder("docs/elements", committedFiles());
