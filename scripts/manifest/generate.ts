import { writeFileSync } from "node:fs";
import { committedFiles } from "./files.ts";

for (const [path, text] of Object.entries(committedFiles())) writeFileSync(path, text);
