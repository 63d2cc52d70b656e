import { memoize } from "../kernel/task/memoize.ts";
import { addLink } from "./link.ts";
import { chunksOf } from "./tags.ts";

/** Fetches a tag's chunks without running them. */
export const preloadTag = (tag: string) => Promise.all(chunksOf(tag).map(preloadChunk));

/** Resolves also when it fails, because loading the tag reports the failure. */
const preloadChunk = memoize(
  (href: string) => new Promise<void>((resolve) => addLink("modulepreload", href, resolve, resolve)),
);
