import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findEngines } from "../../scripts/setup.mjs";
import { MARKUP } from "./app.ts";
import { consumerFolder } from "./consumer.ts";
import { tries } from "./tools.ts";

/* An app whose HTML a server has made with React, and that imports the elements at its top. React takes the page over late. */

const { folder, write, run } = consumerFolder("hydration");
let browser: Browser;
let html = "";

const APP = `export const App = () => <main>${MARKUP}</main>;`;
const SERVER = `
  import { renderToString } from "react-dom/server";
  import { App } from "./app.jsx";
  console.log(renderToString(<App />));
`;
/** Late, as on a slow phone: the elements' code has come long before. */
const client = (entry: string) => `
  import ${JSON.stringify(entry)};
  import { hydrateRoot } from "react-dom/client";
  import { App } from "./app.jsx";
  const root = document.querySelector("main").parentElement;
  window.fromServer = document.querySelector("dealer-mega-nav");
  setTimeout(() => hydrateRoot(root, <App />, { onRecoverableError: (error) => console.error("react", error) }), 500);
`;

function bundle(entry: string, outfile: string, ...options: readonly string[]): string {
  const production = '--define:process.env.NODE_ENV="production"';
  const args = [entry, "--bundle", "--jsx=automatic", `--outfile=${outfile}`, production, ...options];
  run("esbuild/bin/esbuild", ...args);
  return readFileSync(join(folder, outfile), "utf8");
}

beforeAll(async () => {
  write("app.jsx", APP);
  write("server.jsx", SERVER);
  bundle("server.jsx", "server.cjs", "--platform=node", "--format=cjs");
  html = run(process.execPath, "server.cjs");
  const { chromium: executablePath } = findEngines();
  browser = await chromium.launch(executablePath ? { executablePath } : {});
});
afterAll(() => browser?.close());

const STARTER = "dealer-elements/dealer-elements.js";
const MENU = "dealer-elements/elements/dealer-mega-nav.js";

interface Options {
  readonly takesOver?: boolean;
  readonly slowdown?: number;
}

async function open(entry: string, root: string, { takesOver = true, slowdown = 1 }: Options = {}) {
  write("client.jsx", takesOver ? client(entry) : `import ${JSON.stringify(entry)};`);
  const script = bundle("client.jsx", "client.js", "--format=esm");
  const body = `<!doctype html><html lang="nl"><meta charset="utf-8"><title>App</title><body>${root}${html}</div><script type="module" src="/client.js"></script></body></html>`;
  const page = await browser.newPage();
  const said: string[] = [];
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  page.on("pageerror", ({ message }) => said.push(message));
  await page.route("https://app.example/**", (route) =>
    route.request().url().endsWith("client.js")
      ? route.fulfill({ contentType: "text/javascript", body: script })
      : route.fulfill({ contentType: "text/html", body }),
  );
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.goto("https://app.example/");
  await page.locator("dealer-mega-nav").first().hover();
  const isDressed = () => page.evaluate(() => document.querySelector("[data-dealer-branch]") !== null);
  return { page, said, isDressed };
}

/** What is logged, and whether the server's menu is still there, when the menu is dressed and React has passed. */
async function visit(entry: string, root: string, options: Options = {}) {
  const { page, said, isDressed } = await open(entry, root, options);
  await expect.poll(isDressed, { timeout: 20_000 }).toBe(true);
  const isTaken = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__react")),
    );
  await expect.poll(isTaken, { timeout: 20_000 }).toBe(true);
  const isSame = await page.evaluate(
    () => (window as { fromServer?: Element }).fromServer === document.querySelector("dealer-mega-nav"),
  );
  await page.close();
  return { said, isSame };
}

const UNTOUCHED = { said: [], isSame: true };
const MARKED = '<div data-dealer-hydrate="wait">';

describe("an app in React", tries("react-dom"), () => {
  it("without a mark React makes the page anew: the others would show it", async () => {
    const { said, isSame } = await visit(MENU, '<div id="root">');
    expect(said).not.toEqual([]);
    expect(isSame).toBe(false);
  });

  it.each([
    ["the starter", STARTER],
    ["one element", MENU],
  ])("%s waits for React in a marked root", async (_name, entry) => {
    expect(await visit(entry, MARKED)).toEqual(UNTOUCHED);
  });

  it("waits in Next's root", async () => {
    expect(await visit(STARTER, '<div id="__next">')).toEqual(UNTOUCHED);
  });

  it("waits on a slow phone", async () => {
    expect(await visit(STARTER, MARKED, { slowdown: 8 })).toEqual(UNTOUCHED);
  });

  it("does not wait for ever", async () => {
    const { isDressed } = await open(MENU, MARKED, { takesOver: false });
    await expect.poll(isDressed, { timeout: 15_000 }).toBe(true);
  });
});
