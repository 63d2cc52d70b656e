import { readFileSync } from "node:fs";
import { ROOT } from "../../scripts/root.ts";
import { SHEETS, type SheetName } from "../fixtures/author-styles/sheets.ts";
import { allSnippets } from "../fixtures/author-styles/snippets.ts";

/** The guide's snippets, of all tags. */
const GUIDE = "guide";

const STARTER = /<script[^>]*dealer-elements\.js"><\/script>/;
const OURS = '<link rel="stylesheet" href="../../dist/dealer-elements.css">';

/**
 * `?author=<name>` puts a fixture's markup, or with `guide` that of all snippets of the guide, in the page's place for it, with the author's style sheet of `&sheet=<name>`, and
 * with a link to ours at `&link=before|after|body`, or none. With
 * `&plain` the page has no code of ours.
 */
export function authorVariant(asked: URLSearchParams): ((html: string) => string)[] {
  const name = asked.get("author");
  if (name === null) return [];
  const files = SHEETS[asked.get("sheet") as SheetName];
  const link = asked.get("link");
  const theirs = files.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const markup =
    name === GUIDE ? allSnippets() : readFileSync(`${ROOT}tests/fixtures/author-styles/${name}.html`, "utf8");
  return [
    (html) =>
      html.replace(
        "<!-- styles -->",
        (link === "before" ? OURS : "") + theirs + (link === "after" ? OURS : ""),
      ),
    ...(asked.has("plain") ? [(html: string) => html.replace(STARTER, "")] : []),
    (html) => html.replace("<!-- markup -->", () => markup + (link === "body" ? OURS : "")),
  ];
}
