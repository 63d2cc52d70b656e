import type { Handler } from "../../scripts/serve/folder.ts";

/** The path of the fake services; the rest of an address identifies a test's own requests. */
export const TAG_SERVICES = "/~tags";

const SCRIPT = /\/(gtm\.js|gtag\/js|matomo\.js)$/;
/** In the address of a missing script. */
const MISSING = "MISSING";

const requests: string[] = [];

/**
 * Fakes Google's and Matomo's servers: answers `…/gtm.js`, `…/gtag/js` and `…/matomo.js` with a script that records
 * the page's state, Matomo's also sends the events in its queue to `…/matomo.php`, and `/~tags/requests` with the addresses of all requests so far.
 */
export const tagServices: Handler = ({ url = "" }, response, next) => {
  if (!url.startsWith(`${TAG_SERVICES}/`)) return next();
  if (url === `${TAG_SERVICES}/requests`) return void response.end(JSON.stringify(requests));
  requests.push(url);
  if (url.includes("/matomo.php?")) return void response.writeHead(204).end();
  const [, script] = SCRIPT.exec(new URL(url, "http://rig").pathname) ?? [];
  if (!script || url.includes(MISSING)) return void response.writeHead(404).end();
  const sends = script === "matomo.js" ? SEND_EVENTS : "";
  const headers = { "content-type": "text/javascript;charset=utf-8", "cache-control": "no-store" };
  response.writeHead(200, headers).end(noteRun(script) + sends);
};

const noteRun = (script: string) =>
  `(window.tagsRun ??= []).push({
    script: ${JSON.stringify(script)},
    dataLayer: window.dataLayer?.length ?? 0,
    matomo: window._paq?.length ?? 0,
    nonce: document.currentScript?.nonce ?? "",
  });\n`;

const SEND_EVENTS = `{
    const tracker = document.currentScript.src.replace(/js$/, "php?");
    const queue = window._paq ?? [];
    const { push } = queue;
    const send = ([command, ...values]) =>
      command === "trackEvent" && navigator.sendBeacon(tracker + new URLSearchParams({ event: values.join(" ") }));
    queue.forEach(send);
    Object.defineProperty(queue, "push", {
      value(command) {
        send(command);
        return push.call(queue, command);
      },
    });
  }\n`;
