import { oncePer } from "../kernel/task/once-per.ts";
import { addLink } from "./link.ts";
import { chunksOf } from "./tags.ts";

/** Fetches a tag's chunks without running them. */
export const preloadTag = (tag: string) => Promise.all(chunksOf(tag).map(preloadChunk));

/** Loading the tag will say what failed here. */
const preloadChunk = oncePer(
  (href: string) => new Promise<void>((resolve) => addLink("modulepreload", href, resolve, resolve)),
);
