import { pageNonce } from "../kernel/page/page-nonce.ts";

/** Adds a link before everything else in the page's head, with the page's nonce, and returns what puts it there again. */
export function addLink(
  rel: "stylesheet" | "modulepreload",
  href: string,
  onload: () => void,
  onerror: () => void,
): () => void {
  const link = document.createElement("link");
  Object.assign(link, { rel, nonce: pageNonce(), href, onload, onerror });
  const keep = () => {
    if (!link.isConnected) document.head.prepend(link);
    // Some routers only switch off what the next page does not have.
    if (link.sheet) link.sheet.disabled = false;
  };
  keep();
  return keep;
}
