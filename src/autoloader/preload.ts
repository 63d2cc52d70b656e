import { oncePer } from "../kernel/once-per.ts";
import { pageNonce } from "../kernel/page-nonce.ts";
import { addressOf } from "./load-tag.ts";
import { tags } from "./tags.ts";

/** Fetches a tag's chunks without running them. */
export async function preloadTag(tag: string): Promise<void> {
  await Promise.all((tags[tag]?.chunks ?? []).map(preloadChunk));
}

/** Loading the tag will say what failed here. */
const preloadChunk = oncePer(
  (chunk: string) =>
    new Promise<void>((resolve) => {
      const link = Object.assign(document.createElement("link"), {
        rel: "modulepreload",
        nonce: pageNonce(),
        href: addressOf(chunk),
      });
      const settle = () => {
        link.remove();
        resolve();
      };
      link.onload = link.onerror = settle;
      document.head.append(link);
    }),
);
