import { addressOf } from "./load-tag.ts";
import { tags } from "./tags.ts";

const preloaded = new Map<string, Promise<void>>();

/** Fetches a tag's chunks without running them. */
export async function preloadTag(tag: string): Promise<void> {
  await Promise.all((tags[tag]?.chunks ?? []).map(preloadChunk));
}

function preloadChunk(chunk: string): Promise<void> {
  const known = preloaded.get(chunk) ?? fetchChunk(addressOf(chunk));
  preloaded.set(chunk, known);
  return known;
}

/** Loading the tag will say what failed here. */
const fetchChunk = (href: string) =>
  new Promise<void>((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    const settle = () => {
      link.remove();
      resolve();
    };
    link.addEventListener("load", settle, { once: true });
    link.addEventListener("error", settle, { once: true });
    document.head.append(link);
  });
