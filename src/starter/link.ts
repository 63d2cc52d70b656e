import { pageNonce } from "../kernel/page/page-nonce.ts";

/** Lets the page fetch a file. */
export function addLink(
  rel: "stylesheet" | "modulepreload",
  href: string,
  onload: () => void,
  onerror: () => void,
): void {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel, nonce: pageNonce(), href, onload, onerror }));
}
