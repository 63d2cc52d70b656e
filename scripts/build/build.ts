import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { build, type Rolldown } from "vite";
import {
  bundlerStarterBuild,
  commonJsBuild,
  type Edition,
  elementsBuild,
  guardBuild,
  SLIM,
  STANDARD,
  starterBuilds,
  stylesBuild,
} from "../../vite.config.ts";
import { builtFiles } from "../manifest/files.ts";
import { IS_STANDARD_ONLY, LAST_FILE } from "./extent.ts";
import { integrityOf } from "./integrity.ts";
import { sizesOf } from "./sizes.ts";
import { type StarterTags, starterTags } from "./starter-tags.ts";

rmSync("dist", { recursive: true, force: true });
const made = await buildEdition(STANDARD);
if (!IS_STANDARD_ONLY) await buildRest();

async function buildRest(): Promise<void> {
  await buildEdition(SLIM);
  await build(commonJsBuild(made));
  for (const [path, text] of Object.entries(builtFiles())) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  writeFileSync("dist/empty.js", "export {};\n");
  writeJson(LAST_FILE.whole, integrityOf("dist"));
}

async function buildEdition(edition: Edition): Promise<StarterTags> {
  const { output } = (await build(elementsBuild(edition))) as Rolldown.RolldownOutput;
  const made = starterTags(output);
  for (const starter of starterBuilds(edition, made)) await build(starter);
  await build(bundlerStarterBuild(edition, made));
  await build(guardBuild(edition));
  await build(stylesBuild(edition));
  writeJson(`${edition.outDir}/sizes.json`, sizesOf(output, edition.outDir));
  return made;
}

function writeJson(path: string, value: object): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
