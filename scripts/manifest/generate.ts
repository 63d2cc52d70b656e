import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { sourceFiles } from "./sources.ts";

const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) writeFileSync(path, text);
};

const sources = sourceFiles();
for (const name of readdirSync("elements")) if (!(`elements/${name}` in sources)) rmSync(`elements/${name}`);
write(sources);
// Only now: these import the sources.
const { committedFiles } = await import("./files.ts");
write(committedFiles());
