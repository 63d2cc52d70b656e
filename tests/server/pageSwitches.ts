import { readFile } from "node:fs/promises";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { join } from "node:path";
import { ROOT } from "../../scripts/root.ts";
import type { Handler } from "../../scripts/serve/folder.ts";
import { NONCES } from "./nonces.ts";
import { type PageScript, scriptPath } from "./pageScripts.ts";
import { type Variant, variantsOf } from "./pageVariants.ts";
import { policyNamed } from "./policies.ts";

const PAGE = /^\/(examples|dist|tests\/pages)\/(.*\/)?([^/]*\.html)?$/;

/** Serves pages with `?method`, `?clock`, `?probe`, `?judge`, `?no-scripts`, `?csp=<policy>` or a variant. */
export const pageSwitches: Handler = (request, response, next) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://rig");
  const policy = searchParams.has("no-scripts") ? "none" : searchParams.get("csp");
  const limits = policyNamed(policy);
  // The clock comes first, so that the probe counts the page's own timers and not the clock's.
  const scripts = (["clock", "probe", "judge"] as const).filter((name) => searchParams.has(name));
  const changes = [
    ...variantsOf(searchParams),
    ...(scripts.length > 0 ? [withScripts(scripts)] : []),
    ...(limits && policy !== "none" ? [withNonces] : []),
    ...(searchParams.has("method") ? [withMethod(request.method)] : []),
  ];
  if (!PAGE.test(pathname) || (!limits && changes.length === 0)) return next();
  void answer(response, pathname, changes, limits);
};

const withScripts = (names: readonly PageScript[]) => (html: string) =>
  html.replace(/<head\b[^>]*>/i, (head) => head + names.map(tag).join(""));

const tag = (name: PageScript) => `<script src="${scriptPath(name)}"></script>`;

const withNonces = (html: string) => html.replace(/<script\b/g, `<script nonce="${NONCES.page}"`);

/** How the browser has requested the page. */
const withMethod =
  (method = "") =>
  (html: string) =>
    html.replace("<html", `<html data-method="${method}"`);

async function answer(
  response: ServerResponse,
  pathname: string,
  changes: readonly Variant[],
  limits: OutgoingHttpHeaders | undefined,
) {
  const file = join(ROOT, decodeURI(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
  let html = await readFile(file, "utf8").catch(() => undefined);
  if (html === undefined) return response.writeHead(404).end();
  for (const change of changes) {
    const changed = change(html);
    if (changed === html)
      return response.writeHead(500).end("The page has no place for what was asked of it");
    html = changed;
  }
  const headers = { "content-type": "text/html;charset=utf-8", "cache-control": "no-store" };
  response.writeHead(200, { ...headers, ...limits }).end(html);
}
