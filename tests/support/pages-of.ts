import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

/** A page of an example site, as its file has it. */
export interface Page {
  readonly file: string;
  readonly url: URL;
  readonly document: Document;
}

/** The pages of a folder. It parses them with the test's own DOM: `@vitest-environment happy-dom`. */
export function pagesIn(folder: string): readonly Page[] {
  const base = pathToFileURL(`${folder}/`);
  const files = readdirSync(folder).filter((name) => name.endsWith(".html"));
  return files.map((file) => {
    const url = new URL(file, base);
    return { file, url, document: new DOMParser().parseFromString(readFileSync(url, "utf8"), "text/html") };
  });
}

/** What all pages of a site share: head, header and footer, without what says which page it is. */
export function frameOf({ document }: Page): string {
  const frame = document.cloneNode(true) as Document;
  for (const own of frame.querySelectorAll("title, meta[name=description]")) own.remove();
  for (const current of frame.querySelectorAll("[aria-current]")) current.removeAttribute("aria-current");
  for (const item of frame.querySelectorAll("li[class]"))
    item.className = [...item.classList].filter((name) => !/current|active/.test(name)).join(" ");
  const parts = [frame.head, ...frame.querySelectorAll("body > dealer-header, body > footer")];
  return parts.map((part) => part.outerHTML.replace(/\s+/g, " ")).join("\n");
}

/** The addresses on a page that lead to no file, or to no element of a page of the site. */
export const deadAddresses = (page: Page, site: readonly Page[]): readonly string[] =>
  addressesOn(page).filter((address) => !isAlive(address, page.url, site));

/** The rules of the house need no build; tests in a browser load these files. */
const BUILT = /\/dist\/(?:slim\/)?dealer-[\w-]+\.(?:js|css)$/;

export function isAlive(address: string, from: URL, site: readonly Page[]): boolean {
  const url = new URL(address, from);
  if (url.protocol !== "file:" || BUILT.test(url.pathname)) return true;
  const id = decodeURIComponent(url.hash.slice(1));
  url.hash = "";
  if (!existsSync(fileURLToPath(url))) return false;
  const target = site.find((page) => page.url.href === url.href);
  return id === "" || !target || target.document.getElementById(id) !== null;
}

const ADDRESSES = ["href", "src", "action"];

const addressesOn = ({ document }: Page): readonly string[] =>
  ADDRESSES.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ""),
  );
