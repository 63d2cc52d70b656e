import { pageNonce } from "../kernel/page-nonce.ts";

/** Lets the page fetch a file. */
export function addLink(rel: "stylesheet" | "modulepreload", href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement("link"), { rel, nonce: pageNonce(), href });
  document.head.append(link);
  return link;
}
