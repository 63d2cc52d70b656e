import { fieldCases, fileOf, markupOf } from "../fixtures/field/index.ts";

/** The files of npm packages. */
export const VENDOR = "/vendor/";

const style = (href: string) => `<link rel="stylesheet" href="${href}">`;
const script = (src: string) => `<script src="${src}"></script>`;

/**
 * `?field=<name>` puts a page of another framework or theme in the page's place for it, with `&wrap=list|nav` for the
 * place of the tag, and with `&scripts` also the theme's scripts.
 */
export function fieldVariant(asked: URLSearchParams): ((html: string) => string)[] {
  const found = fieldCases.find(({ name }) => name === asked.get("field"));
  if (!found) return [];
  const wrap = asked.get("wrap") === "nav" ? "nav" : "list";
  const vendor = (files: readonly string[] = []) => files.map((file) => VENDOR + file);
  const own = (extension: "css" | "js") =>
    [fileOf(found, extension)].flatMap((path) => (path ? `/${path}` : []));
  const styles = [...vendor(found.styles), ...own("css")].map(style).join("");
  const rules = found.css ? `<style>${found.css}</style>` : "";
  const scripts = asked.has("scripts") ? [...vendor(found.scripts), ...own("js")].map(script).join("") : "";
  return [
    (html) => html.replace("<!-- styles -->", () => styles + rules),
    (html) => html.replace("<!-- menu -->", () => markupOf(found, wrap)),
    (html) => html.replace("<!-- scripts -->", () => scripts),
  ];
}
