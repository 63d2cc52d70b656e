import type { Handler } from "../../scripts/serve/folder.ts";
import { whenReleased } from "./holds.ts";

/** The path of what a third party serves; the next part of an address identifies a test. */
export const EMBEDS = "/~embeds";

const requests: string[] = [];

/**
 * Fakes a third party: answers `…/<name>.js` with a script that records its run, `…/<name>.html` with a page, and
 * `…/<name>.gif` with a picture. `?hold=<name>` waits for a release, `?missing` is not found. `/~embeds/requests` has the
 * addresses of all requests so far.
 */
export const embeds: Handler = ({ url = "" }, response, next) => {
  if (!url.startsWith(`${EMBEDS}/`)) return next();
  if (url === `${EMBEDS}/requests`) return void response.end(JSON.stringify(requests));
  requests.push(url);
  const { pathname, searchParams } = new URL(url, "http://rig");
  const [type, text] = contentOf(pathname);
  const answer = () => {
    if (searchParams.has("missing")) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": type, "access-control-allow-origin": "*" }).end(text);
  };
  const hold = searchParams.get("hold");
  if (hold) whenReleased(hold, answer);
  else answer();
};

function contentOf(pathname: string): [type: string, content: string | Buffer] {
  if (pathname.endsWith(".js"))
    return ["text/javascript", scriptNamed(/([^/]+)\.js$/.exec(pathname)?.[1] ?? "")];
  if (pathname.endsWith(".gif")) return ["image/gif", Buffer.from(GIF, "base64")];
  return ["text/html", "<!doctype html><title>Kaart</title><button>In de kaart</button>"];
}

const GIF = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

const scriptNamed = (name: string) =>
  `(window.heldRun ??= []).push(${JSON.stringify(name)});
  window.heldNonce = document.currentScript?.nonce;
  if (${JSON.stringify(name)} === "writes") document.write("<p>Weg</p>");
  if (${JSON.stringify(name)} === "listens") addEventListener("load", () => heldRun.push("listens heard"));\n`;
