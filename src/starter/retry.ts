import { memoize } from "../kernel/task/memoize.ts";
import { reportFile } from "../kernel/task/report.ts";
import type { Chunk } from "./load-chunks.ts";
import { chunkNamesOf } from "./tags.ts";

/*
 * Built into a file of its own, which the starter requests under a new address after code could not be loaded. So it is
 * as new as the chunks on the server, whose names change with each version.
 */

/** The starter's number for this attempt. */
const ATTEMPT = Number(new URL(import.meta.url).search.slice(1));

/** The same letters in another spelling in each attempt. */
function escaped(name: string): string {
  const which = 1 + (ATTEMPT % (2 ** name.length - 1));
  return [...name].map((letter, at) => ((which >> at) & 1 ? escapeOf(letter) : letter)).join("");
}

const escapeOf = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`;

const slashes = () => "/".repeat(2 + (ATTEMPT % 8));

/**
 * The folder as usual, and in two spellings that are the same to a server and another folder to a browser, which may
 * remember that a file has failed. What a file imports comes from the same folder.
 */
const FOLDERS = ["chunks/", `chunks${slashes()}`, `${escaped("chunks")}/`];

/** Loads a tag's code once more; resolves to undefined, and reports it, when that fails too. */
export const loadAnew = (tag: string) => loadFile(chunkNamesOf(tag).at(-1) as string);

const loadFile = memoize(async (name): Promise<Chunk | undefined> => {
  const addresses = FOLDERS.map((folder) => new URL(`${folder}${name}.js`, import.meta.url).href);
  let failure: unknown;
  for (const href of addresses)
    try {
      return await import(/* @vite-ignore */ href);
    } catch (error) {
      failure ??= error;
    }
  reportFile(addresses[0] as string, failure);
});
