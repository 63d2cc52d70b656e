import { type Browser, chromium } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findEngines } from "../../scripts/setup.mjs";
import { consumerFolder } from "./consumer.ts";
import { FRAMEWORKS, type Framework } from "./frameworks.ts";
import { serve } from "./serve.ts";
import { type ToolName, tries } from "./tools.ts";
import { visitApp, visitLateIsland } from "./visit-app.ts";

/* Apps whose pages a server renders and a framework takes over, and that import the starter in the page's own module. */

let browser: Browser;
beforeAll(async () => {
  const { chromium: executablePath } = findEngines();
  browser = await chromium.launch(executablePath ? { executablePath } : {});
});
afterAll(() => browser?.close());

const UNTOUCHED = { said: [], lost: [] };

const frameworks: Readonly<Record<string, Framework>> = FRAMEWORKS;

for (const [name, { files, build, start, dev, pages, late, packages }] of Object.entries(frameworks))
  describe(name, tries(name as ToolName), () => {
    const { folder, modules, write, run, install } = consumerFolder(name, packages);
    let server: Awaited<ReturnType<typeof serve>> | undefined;
    beforeAll(() => {
      install();
      for (const [path, text] of Object.entries(files)) write(path, text);
    });
    afterAll(() => server?.stop());

    describe("built", () => {
      beforeAll(async () => {
        run(...build);
        server = await serve({ folder, modules, mode: "production", command: start });
      });

      describe.each(pages)("%s", (path) => {
        for (const slowdown of [1, 8])
          for (const pressed of ["before the scripts", "when the starter runs"] as const)
            it(`${slowdown} times slower, pressed ${pressed}`, async () => {
              const address = server?.address + path;
              expect(await visitApp(browser, { address, pressed, slowdown })).toEqual(UNTOUCHED);
            });
      });

      it.runIf(late)("taken over when first seen", async () => {
        expect(await visitLateIsland(browser, `${server?.address}${late}`)).toEqual(UNTOUCHED);
      });
    });

    describe("in development", () => {
      beforeAll(async () => {
        await server?.stop();
        server = await serve({ folder, modules, mode: "development", command: dev });
      });

      it.each(pages)("%s", async (path) => {
        expect(await visitApp(browser, { address: server?.address + path, slowdown: 1 })).toEqual(UNTOUCHED);
      });

      it.runIf(late)("taken over when first seen", async () => {
        expect(await visitLateIsland(browser, `${server?.address}${late}`)).toEqual(UNTOUCHED);
      });
    });
  });
