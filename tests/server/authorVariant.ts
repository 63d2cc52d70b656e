import { readFileSync } from "node:fs";
import { ROOT } from "../../scripts/root.ts";
import { SHEETS, type SheetName } from "../fixtures/author-styles/sheets.ts";

const OURS = '<link rel="stylesheet" href="../../dist/dealer-elements.css">';

/**
 * `?author=<name>` puts a fixture's markup in the page's place for it, with the author's style sheet of `&sheet=<name>`, and
 * with a link to ours at `&link=before|after|body`, or none.
 */
export function authorVariant(asked: URLSearchParams): ((html: string) => string)[] {
  const name = asked.get("author");
  if (name === null) return [];
  const files = SHEETS[asked.get("sheet") as SheetName];
  const link = asked.get("link");
  const theirs = files.map((href) => `<link rel="stylesheet" href="${href}">`).join("");
  const markup = readFileSync(`${ROOT}tests/fixtures/author-styles/${name}.html`, "utf8");
  return [
    (html) =>
      html.replace(
        "<!-- styles -->",
        (link === "before" ? OURS : "") + theirs + (link === "after" ? OURS : ""),
      ),
    (html) => html.replace("<!-- markup -->", () => markup + (link === "body" ? OURS : "")),
  ];
}
