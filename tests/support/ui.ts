import { writeFile } from "node:fs/promises";
import { test as base, type TestInfo } from "@playwright/test";
import { findEngines } from "../../scripts/setup.mjs";
import { BASE_URL } from "../server/address.ts";
import { createUi, type Ui } from "./createUi.ts";
import type { Driver } from "./Driver.ts";
import type { EngineName, Host } from "./Host.ts";
import { ELSEWHERE, isInOtherHalf } from "./parts.ts";
import { playwrightHost } from "./playwrightHost.ts";
import { webkitHost } from "./webkit/webkitHost.ts";

export { expect } from "@playwright/test";
export type { Ui } from "./createUi.ts";

export const VIEWPORT = { width: 1280, height: 720 };

export interface RigOptions {
  engine: EngineName;
  /** The visitor prefers reduced motion and a dark page. */
  reduced: boolean;
}

interface RigWorker extends RigOptions {
  host: Host | undefined;
}

/** Playwright's test with one more fixture: `ui`, a fresh visitor in the project's engine. */
export const test = base.extend<{ ui: Ui }, RigWorker>({
  engine: ["chromium", { option: true, scope: "worker" }],
  reduced: [false, { option: true, scope: "worker" }],
  host: [
    async ({ engine, reduced, playwright }, use) => {
      if (!findEngines()[engine]) return await use(undefined);
      const host =
        engine === "webkit"
          ? await webkitHost(reduced)
          : await playwrightHost(engine, playwright[engine], reduced);
      await use(host);
      await host.stop();
    },
    { scope: "worker" },
  ],
  ui: async ({ host, engine, baseURL, viewport, javaScriptEnabled }, use, info) => {
    if (!host) return missing(engine, info);
    info.skip(isInOtherHalf(engine, info), ELSEWHERE);
    const scripting = javaScriptEnabled ?? true;
    info.skip(!scripting && engine === "webkit", "WebKitGTK's driver cannot switch scripts off");
    const options = { baseURL: baseURL ?? BASE_URL, viewport: viewport ?? VIEWPORT, scripting };
    const visit = await host.visit(options);
    try {
      await use(createUi(visit, engine));
      if (info.status !== info.expectedStatus) await attachScreenshot(visit.driver, info);
    } finally {
      await visit.end();
    }
  },
});

function missing(engine: EngineName, info: TestInfo) {
  if (process.env.CI) throw new Error(`${engine} is not here, and in CI every engine must be`);
  info.skip(true, `${engine} is not installed on this machine`);
}

async function attachScreenshot(driver: Driver, info: TestInfo) {
  const path = info.outputPath("screenshot.png");
  try {
    await writeFile(path, await driver.screenshot());
    await info.attach("screenshot", { path, contentType: "image/png" });
  } catch (reason) {
    console.warn(`No screenshot of the failure: ${reason}`);
  }
}
