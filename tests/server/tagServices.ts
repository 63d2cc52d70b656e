import type { Handler } from "../../scripts/serve/folder.ts";

/** Where the stand-ins live; whatever follows tells one test's requests from another's. */
export const TAG_SERVICES = "/~tags";

const SCRIPT = /\/(gtm\.js|gtag\/js|matomo\.js)$/;
/** In a script's address: there is no such script. */
const MISSING = "MISSING";

const requests: string[] = [];

/**
 * Stands in for Google's and Matomo's servers: answers `…/gtm.js`, `…/gtag/js` and `…/matomo.js` with a script that
 * notes on the page what it found there, and `/~tags/requests` with the addresses of all requests so far.
 */
export const tagServices: Handler = ({ url = "" }, response, next) => {
  if (!url.startsWith(`${TAG_SERVICES}/`)) return next();
  if (url === `${TAG_SERVICES}/requests`) return void response.end(JSON.stringify(requests));
  requests.push(url);
  const [, script] = SCRIPT.exec(new URL(url, "http://rig").pathname) ?? [];
  if (!script || url.includes(MISSING)) return void response.writeHead(404).end();
  const headers = { "content-type": "text/javascript;charset=utf-8", "cache-control": "no-store" };
  response.writeHead(200, headers).end(noteRun(script));
};

const noteRun = (script: string) =>
  `(window.tagsRun ??= []).push({
    script: ${JSON.stringify(script)},
    dataLayer: window.dataLayer?.length ?? 0,
    matomo: window._paq?.length ?? 0,
    nonce: document.currentScript?.nonce ?? "",
  });\n`;
