import { rmSync } from "node:fs";
import { build, type Rolldown } from "vite";
import { elementsBuild, nodeBuild, starterBuild, stylesBuild } from "../vite.config.ts";
import { tagsOf } from "./starter-tags.ts";

rmSync("dist", { recursive: true, force: true });
const elements = (await build(elementsBuild)) as Rolldown.RolldownOutput;
await build(starterBuild(tagsOf(elements.output)));
await build(stylesBuild);
await build(nodeBuild);
