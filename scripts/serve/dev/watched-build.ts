import { randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { atom, type ReadableAtom } from "nanostores";
import { runnerImport } from "vite";
import { ROOT } from "../../root.ts";
import { watchFolder } from "../../watch-folder.ts";
import type { Files } from "./build-in-memory.ts";
import { inBatches } from "./in-batches.ts";

export interface Build {
  /** A new one after each save. */
  readonly id: string;
  /** After an error, the files of the last build without one. */
  readonly files: Files;
  readonly error?: string;
}

export type Builds = ReadableAtom<Build>;

const BUILD_MODULE = fileURLToPath(new URL("build-in-memory.ts", import.meta.url));

const inRoot = (path: string) => `${ROOT}${path}`;
const SOURCES = ["src", "elements"].map(inRoot);
const PAGES = ["examples", "tests/pages"].map(inRoot);

/** Builds the package now and after each save of a source. A saved page gives a new id to the same build. */
export async function watchedBuild(): Promise<Builds> {
  const builds = atom<Build>(await nextBuild());
  const update = inBatches(async (saved) => {
    const isSourceSaved = saved.some(isSource);
    builds.set(isSourceSaved ? await nextBuild(builds.get().files) : { ...builds.get(), id: randomUUID() });
  });
  for (const folder of [...SOURCES, ...PAGES]) watchFolder(folder, update);
  return builds;
}

const isSource = (file: string) => SOURCES.some((folder) => file.startsWith(folder));

async function nextBuild(lastFiles: Files = new Map()): Promise<Build> {
  const id = randomUUID();
  try {
    // A fresh copy of the module each time, because the build itself reads the contracts.
    const { module } = await runnerImport<typeof import("./build-in-memory.ts")>(BUILD_MODULE);
    return { id, files: await module.buildInMemory() };
  } catch (fault) {
    const error = stripVTControlCharacters(String(fault));
    console.error(error);
    return { id, files: lastFiles, error };
  }
}
