import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findEngines } from "../../scripts/setup.mjs";
import { contracts } from "../../src/contracts.ts";
import { BUNDLERS } from "./bundlers.ts";
import { consumerFolder } from "./consumer.ts";
import { TOOLS, type ToolName, tries } from "./tools.ts";

/* What a front-end developer does with the packed package, with tools that are not ours: package.json here pins them. */

const consumer = consumerFolder("bundles");
const tags = contracts.map(({ tag }) => tag);

const STARTER = "dealer-elements.js";
/** The same for a tool that does not read `exports`. */
const STARTER_FILE = "dist/dealer-elements.bundler.js";

const PAGE = `<!doctype html><html lang="nl"><meta charset="utf-8"><title>Een app</title><body>
${tags.map((tag) => `<${tag} load="eager"></${tag}>`).join("\n")}
<script type="module" src="./main.js"></script></body></html>`;

describe("the starter in an app", () => {
  let browser: Browser;
  beforeAll(async () => {
    const { chromium: executablePath } = findEngines();
    browser = await chromium.launch(executablePath ? { executablePath } : {});
    consumer.write("app/index.html", PAGE);
  });
  afterAll(() => browser?.close());

  for (const [name, bundle] of Object.entries(BUNDLERS))
    it(
      `that ${TOOLS[name as ToolName].title} builds registers every element`,
      tries(name as ToolName),
      async () => {
        const entry = name === "parcel" ? STARTER_FILE : STARTER;
        consumer.write("app/main.js", `import "dealer-elements/${entry}";\n`);
        const folder = bundle(consumer);
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
      },
    );
});
