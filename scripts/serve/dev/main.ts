import { folder } from "../folder.ts";
import { showExamples } from "../show-examples.ts";
import { distOf } from "./dist-of.ts";
import { pages } from "./pages.ts";
import { buildEvents, reloadScript } from "./reload.ts";
import { watchedBuild } from "./watched-build.ts";

const PORT = 4100;

const builds = await watchedBuild();
const handlers = [distOf(builds), pages(builds), folder("tests/pages"), reloadScript, buildEvents(builds)];
await showExamples({ port: Number(process.env.PORT ?? PORT), handlers });
