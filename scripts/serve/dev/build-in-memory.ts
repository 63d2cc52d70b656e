import { build, type InlineConfig, mergeConfig, type Rolldown } from "vite";
import { contracts } from "../../../src/contracts.ts";
import { type Edition, elementsBuild, guardBuild, starterBuilds, stylesBuild } from "../../../vite.config.ts";
import { starterTags } from "../../build/starter-tags.ts";
import { manifestFile } from "../../manifest/files.ts";

/** The content of each built file, by its path on the server. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

/** React as published, without the edits that the package's build makes. */
const EDITION: Edition = { outDir: "dist", alias: {}, plugins: [] };

const DEVELOPMENT: InlineConfig = {
  mode: "development",
  logLevel: "silent",
  define: { "process.env.NODE_ENV": '"development"' },
  build: {
    write: false,
    minify: false,
    cssMinify: false,
    license: false,
    sourcemap: true,
    rolldownOptions: { output: { minify: false } },
  },
};

/** Builds the standard edition in the package's chunks, unminified, with source maps and React's warnings. */
export async function buildInMemory(): Promise<Files> {
  const [elements, guard, styles] = await Promise.all([
    outputOf(elementsBuild(EDITION)),
    outputOf(guardBuild(EDITION)),
    outputOf(stylesBuild(EDITION)),
  ]);
  const starters = await Promise.all(starterBuilds(EDITION, starterTags(elements)).map(outputOf));
  return new Map([
    ...[elements, guard, styles, ...starters].flat().map(pathAndContent),
    ["/dist/sizes.json", JSON.stringify(noSizes())],
    ["/custom-elements.json", manifestFile()],
  ]);
}

async function outputOf(config: InlineConfig) {
  const { output } = (await build(mergeConfig(config, DEVELOPMENT))) as Rolldown.RolldownOutput;
  return output;
}

const pathAndContent = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  [`/dist/${file.fileName}`, file.type === "chunk" ? file.code : file.source] as const;

/** The catalogue needs a size for each tag; the sizes of unminified code would mislead. */
const noSizes = () => ({
  page: {},
  tags: Object.fromEntries(contracts.map(({ tag }) => [tag, { own: {}, shared: {}, onDemand: {} }])),
});
