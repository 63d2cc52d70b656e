import { memoize } from "../kernel/task/memoize.ts";
import { addLink } from "./link.ts";
import { loadTexts } from "./load-texts.ts";
import { chunksOf } from "./tags.ts";

/** Fetches a tag's chunks without running them, and the texts in its language. */
export function preloadTag(tag: string) {
  loadTexts(tag);
  return Promise.all(chunksOf(tag).map(preloadChunk));
}

/** Resolves also when it fails, because loading the tag reports the failure. */
const preloadChunk = memoize(
  (href: string) => new Promise<void>((resolve) => addLink("modulepreload", href, resolve, resolve)),
);
