import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../../scripts/root.ts";
import type { Handler } from "../../../scripts/serve/folder.ts";
import { all, type Change, libraries, script } from "./change.ts";

const DEBIAN = "/usr/share/javascript";

/** The files of other libraries by their address `/~library/<name>.js`. */
const FILES: Readonly<Record<string, string>> = {
  "core-js": "node_modules/core-js-bundle/minified.js",
  webcomponents: "node_modules/@webcomponents/webcomponentsjs/webcomponents-bundle.js",
  "es5-adapter": "node_modules/@webcomponents/webcomponentsjs/custom-elements-es5-adapter.js",
  prototype: `${DEBIAN}/prototype/prototype.js`,
  mootools: `${DEBIAN}/mootools/mootools-core.min.js`,
  "mootools-more": `${DEBIAN}/mootools/mootools-more.min.js`,
  "jquery-1": "node_modules/jquery-1/dist/jquery.min.js",
  "jquery-2": "node_modules/jquery-2/dist/jquery.min.js",
  "jquery-3": "node_modules/jquery-3/dist/jquery.min.js",
  "jquery-4": "node_modules/jquery-4/dist/jquery.min.js",
  turbo: "node_modules/@hotwired/turbo/dist/turbo.es2017-umd.js",
  htmx: "node_modules/htmx.org/dist/htmx.min.js",
  pjax: "node_modules/pjax/pjax.min.js",
};

/** Libraries from Debian packages, as npm does not have them. */
const OF_DEBIAN: Readonly<Record<string, readonly string[]>> = {
  prototype: ["prototype"],
  "prototype-and-jquery": ["prototype"],
  mootools: ["mootools"],
  "mootools-more": ["mootools", "mootools-more"],
};

const fileOf = (name: string) => join(FILES[name]?.startsWith("/") ? "" : ROOT, FILES[name] ?? "");

/** The library that a hostile page needs and that is missing on this machine. */
export const missingLibrary = (hostility: string) =>
  OF_DEBIAN[hostility]?.find((name) => !existsSync(fileOf(name)));

export const STRANGERS: Readonly<Record<string, Change>> = {
  "core-js": libraries("core-js"),
  webcomponents: libraries("webcomponents"),
  "es5-adapter": libraries("es5-adapter"),
  prototype: libraries("prototype"),
  mootools: libraries("mootools"),
  "mootools-more": libraries("mootools", "mootools-more"),
  "jquery-1": libraries("jquery-1"),
  "jquery-2": libraries("jquery-2"),
  "jquery-3": libraries("jquery-3"),
  "jquery-4": libraries("jquery-4"),
  "jquery-no-conflict": all(
    libraries("jquery-1"),
    script("window.$ = 1; window.jq1 = jQuery.noConflict(true);"),
    libraries("jquery-3"),
    script("window.jq3 = jQuery.noConflict(true);"),
  ),
  "prototype-and-jquery": all(libraries("jquery-1"), script("jQuery.noConflict();"), libraries("prototype")),
  turbo: libraries("turbo"),
  htmx: all(
    libraries("htmx"),
    script(
      'addEventListener("DOMContentLoaded", function () { document.body.setAttribute("hx-boost", "true"); htmx.process(document.body) });',
    ),
  ),
  pjax: all(
    libraries("pjax"),
    script(
      'addEventListener("DOMContentLoaded", function () { new Pjax({ selectors: ["title", "header", "main"], cacheBust: false }) });',
    ),
  ),
};

const ADDRESS = /^\/~library\/([\w-]+)\.js$/;

export const strangersLibraries: Handler = ({ url = "" }, response, next) => {
  const [, name = ""] = ADDRESS.exec(url) ?? [];
  if (!(name in FILES)) return next();
  response
    .writeHead(200, { "content-type": "text/javascript;charset=utf-8" })
    .end(readFileSync(fileOf(name)));
};
