import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ElementContext, RunOptions } from "axe-core";
import type { Driver } from "./Driver.ts";
import { callExpression } from "./expression.ts";
import { twoFrames } from "./two-frames.ts";

export interface AxeOptions extends RunOptions {
  /** A CSS selector; the whole document when absent. */
  include?: string;
}

export interface Violation {
  id: string;
  /** Selectors of the violating elements, with `>>>` before each step into a shadow root. */
  targets: string[];
}

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// axe uses timers, which must also run when the page's clock is stopped.
const INSTALL = `window.axe ? undefined : ((setTimeout, clearTimeout, requestAnimationFrame) => {
  ${SOURCE}
})(...(({ setTimeout, clearTimeout, requestAnimationFrame }) => [
  setTimeout, clearTimeout, requestAnimationFrame,
])(window.rig?.natives ?? window))`;

export async function findViolations(
  driver: Driver,
  { include, ...options }: AxeOptions,
): Promise<Violation[]> {
  await driver.run(`void (${INSTALL})`);
  // Until its next frame WebKit has the colours of the middle of a fade, also after the fade.
  await driver.run(callExpression(twoFrames, []));
  return (await driver.run(callExpression(runAxe, [include, options]))) as Violation[];
}

async function runAxe(include: ElementContext | undefined, options: RunOptions): Promise<Violation[]> {
  const { violations } = await window.axe.run(include ?? document, options);
  return violations.map(({ id, nodes }) => ({
    id,
    targets: nodes.map(({ target }) => target.flat().join(" >>> ")),
  }));
}

declare global {
  interface Window {
    axe: typeof import("axe-core");
  }
}
