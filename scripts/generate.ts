import { writeFileSync } from "node:fs";
import { committedFiles } from "./manifest/files.ts";

for (const [path, text] of Object.entries(committedFiles())) writeFileSync(path, text);
