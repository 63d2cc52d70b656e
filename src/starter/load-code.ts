import { loadAgain } from "./load-again.ts";
import { loadChunks } from "./load-chunks.ts";
import { chunksOf } from "./tags.ts";

/** Loads a tag's chunks; undefined, and reported, when one is missing. An attempt other than 0 comes after a failure. */
export const loadCode = (tag: string, attempt: number) =>
  attempt ? loadAgain(tag, attempt) : loadChunks(chunksOf(tag));
