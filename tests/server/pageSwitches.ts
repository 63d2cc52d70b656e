import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { type Handler, ROOT } from "../../scripts/serve.ts";
import { NONCES } from "./nonces.ts";
import { scriptPath } from "./pageScripts.ts";
import { type Variant, variantsOf } from "./pageVariants.ts";

const PAGE = /^\/(examples|dist|tests\/pages)\/(.*\/)?([^/]*\.html)?$/;
const POLICIES = {
  none: "script-src 'none'",
  strict: [
    "default-src 'self'",
    `script-src 'nonce-${NONCES.page}' 'nonce-${NONCES.tags}'`,
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types dealer-elements lit-html",
  ].join("; "),
};

/** Answers a page that carries `?clock`, `?probe`, `?no-scripts`, `?csp=strict` or asks for a variant. */
export const pageSwitches: Handler = (request, response, next) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://rig");
  const policy = policyOf(searchParams);
  // The clock comes first: the probe then counts what pages ask of it, and not what it asks of the browser.
  const scripts = (["clock", "probe"] as const).filter((name) => searchParams.has(name));
  const changes = [
    ...variantsOf(searchParams),
    ...(scripts.length > 0 ? [withScripts(scripts)] : []),
    ...(policy === POLICIES.strict ? [withNonces] : []),
  ];
  if (!PAGE.test(pathname) || (!policy && changes.length === 0)) return next();
  void answer(response, pathname, changes, policy);
};

function policyOf(asked: URLSearchParams) {
  if (asked.has("no-scripts")) return POLICIES.none;
  return asked.get("csp") === "strict" ? POLICIES.strict : undefined;
}

const withScripts = (names: readonly ("clock" | "probe")[]) => (html: string) =>
  html.replace(/<head\b[^>]*>/i, (head) => head + names.map(tag).join(""));

const tag = (name: "clock" | "probe") => `<script src="${scriptPath(name)}"></script>`;

const withNonces = (html: string) => html.replace(/<script\b/g, `<script nonce="${NONCES.page}"`);

async function answer(
  response: ServerResponse,
  pathname: string,
  changes: readonly Variant[],
  policy: string | undefined,
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
  response.writeHead(200, policy ? { ...headers, "content-security-policy": policy } : headers).end(html);
}
