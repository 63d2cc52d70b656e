import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { build, type Rolldown } from "vite";
import { elementsBuild, guardBuild, nodeBuild, starterBuild, stylesBuild } from "../vite.config.ts";
import { integrityOf } from "./integrity.ts";
import { builtFiles } from "./manifest/files.ts";
import { starterTags } from "./starter-tags.ts";

rmSync("dist", { recursive: true, force: true });
const elements = (await build(elementsBuild)) as Rolldown.RolldownOutput;
await build(starterBuild(starterTags(elements.output)));
await build(guardBuild);
await build(stylesBuild);
await build(nodeBuild);
execFileSync("node_modules/.bin/tsc", ["-p", "tsconfig.types.json"], { stdio: "inherit" });
for (const [path, text] of Object.entries(builtFiles())) writeFileSync(path, text);
writeFileSync("dist/node/empty.js", "export {};\n");
writeFileSync("dist/integrity.json", `${JSON.stringify(integrityOf("dist"), null, 2)}\n`);
