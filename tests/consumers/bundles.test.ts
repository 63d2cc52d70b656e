import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { findEngines } from "../../scripts/setup.mjs";
import { contracts } from "../../src/contracts.ts";
import { BUNDLERS } from "./bundlers.ts";
import { createConsumer } from "./consumer.ts";

/* What a front-end developer does with the packed package, with tools that are not ours: package.json here pins them. */

const STEP_TIMEOUT_MS = 240_000;
vi.setConfig({ testTimeout: STEP_TIMEOUT_MS, hookTimeout: STEP_TIMEOUT_MS });

const consumer = createConsumer();
const { project, write } = consumer;
const tags = contracts.map(({ tag }) => tag);

beforeAll(() => consumer.install());
afterAll(consumer.remove);

const STARTER = "dealer-elements.js";
/** The same for a tool that does not read `exports`. */
const STARTER_FILE = "dist/dealer-elements.bundler.js";
const READ_EXPORTS = new Set(Object.keys(BUNDLERS).filter((name) => name !== "Parcel 2"));

const PAGE = `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Een app</title><body>
${tags.map((tag) => `<${tag} load="eager"></${tag}>`).join("\n")}
<script type="module" src="./main.js"></script></body></html>`;

describe("the starter in an app", () => {
  let browser: Browser;
  beforeAll(async () => {
    const { chromium: executablePath } = findEngines();
    browser = await chromium.launch(executablePath ? { executablePath } : {});
    write("app/index.html", PAGE);
  });
  afterAll(() => browser?.close());

  it.each(Object.entries(BUNDLERS))("that %s builds registers every element", async (name, bundle) => {
    write("app/main.js", `import "dealer-elements/${READ_EXPORTS.has(name) ? STARTER : STARTER_FILE}";\n`);
    const folder = await bundle(project);
    const page = await browser.newPage();
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", ({ message }) => said.push(message));
    await page.route("https://app.example/**", (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(folder, pathname === "/" ? "index.html" : pathname) });
    });
    await page.goto("https://app.example/");
    const missing = () => page.evaluate((all) => all.filter((tag) => !customElements.get(tag)), tags);
    await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
    expect(said.filter((text) => /error|twice/i.test(text))).toEqual([]);
    await page.close();
  });
});
