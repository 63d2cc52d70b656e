import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const NONCE = "cms";

/** The policy that the CMS sends with its pages under /nonce/. */
export const CMS_POLICY = [
  "default-src 'self'",
  `script-src 'nonce-${NONCE}' 'strict-dynamic'`,
  "style-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types dealer-elements lit-html",
].join("; ");

/** Records the violations of the page's policy, before any other script of the page. */
const REFUSALS = `
  window.refusals = [];
  addEventListener("securitypolicyviolation", (event) =>
    refusals.push(event.effectiveDirective + " " + event.blockedURI));
`;

const page = (attributes: string) => `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8">
    <title>Autohuis Merel</title>
    <script${attributes} src="/refusals.js"></script>
    <link rel="stylesheet" href="/dealer-elements/dealer-elements.css">
    <script${attributes} type="module" src="/dealer-elements/dealer-elements.js"></script>
  </head>
  <body>
    <dealer-loader delay-ms="0" fade-ms="0"></dealer-loader>
    <dealer-mega-nav>
      <ul>
        <li><a href="#home">Home</a></li>
        <li><a href="#autos">Auto’s</a><ul><li><a href="#nieuw">Nieuw</a></li></ul></li>
      </ul>
    </dealer-mega-nav>
    <dealer-carousel><div>Noorda Haven</div><div>Orsa Linea</div></dealer-carousel>
    <dealer-cookie-hint><p>Wij gebruiken cookies.</p></dealer-cookie-hint>
  </body>
</html>
`;

const ANSWERS: Readonly<Record<string, { type: string; body: string; policy?: string }>> = {
  "/": { type: "text/html; charset=utf-8", body: page("") },
  "/nonce/": { type: "text/html; charset=utf-8", body: page(` nonce="${NONCE}"`), policy: CMS_POLICY },
  "/refusals.js": { type: "text/javascript", body: REFUSALS },
  "/favicon.ico": { type: "image/x-icon", body: "" },
};

/** A CMS with three addresses, behind a web server. */
export async function startCms() {
  const server = createServer((request, response) => {
    const { type, body, policy } = ANSWERS[request.url ?? ""] ?? { type: "text/plain", body: "" };
    if (!ANSWERS[request.url ?? ""]) response.statusCode = 404;
    if (policy) response.setHeader("content-security-policy", policy);
    response.setHeader("content-type", type).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const close = () => new Promise((resolve) => server.close(resolve).closeAllConnections());
  return { port: (server.address() as AddressInfo).port, close };
}
