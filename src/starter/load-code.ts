import { loadAgain } from "./load-again.ts";
import { loadChunks } from "./load-chunks.ts";
import { loadTexts } from "./load-texts.ts";
import { chunksOf } from "./tags.ts";

/** Loads a tag's chunks; undefined, and reported, when one is missing. An attempt other than 0 comes after a failure. */
export function loadCode(tag: string, attempt: number) {
  loadTexts(tag);
  return attempt ? loadAgain(tag, attempt) : loadChunks(chunksOf(tag));
}
