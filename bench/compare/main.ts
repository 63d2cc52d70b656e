import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions } from "../../tests/support/launchOptions.ts";
import type { Contender } from "./contender.ts";
import { contenders } from "./contenders.ts";
import { measurePresses } from "./press.ts";
import { pressTable, visitTable } from "./report.ts";
import { serveContenders } from "./site.ts";
import { visit } from "./visit.ts";
import { SLOWDOWN } from "./visitor.ts";

/*
 * The same page of a dealer, built in every way that a developer might pick: what each costs a visitor. Contenders take
 * turns, each visit with a profile of its own; what counts are ratios within the run.
 */

const ROUNDS = 5;
const RESULTS = new URL("../RESULTS.md", import.meta.url);

const { url, close } = await serveContenders(contenders);
const browser = await chromium.launch(launchOptions("chromium", { reduced: false, scripting: true }));
const first = await inTurns("first visits", (contender) => visit(browser, url, contender, false));
const returning = await inTurns("returning visits", (contender) => visit(browser, url, contender, true));
const presses = await inTurns("presses", (contender) => measurePresses(browser, url, contender));
await browser.close();
await close();

const text = [
  "# What a dealer's page costs its visitors",
  "",
  `Chromium at ${SLOWDOWN}x slowdown, 360 px, each visit with a profile of its own; medians of ${ROUNDS} visits, in brackets the quarters below and above (\`npm run bench\`). Sizes are Brotli's.`,
  "",
  ...visitTable("First visit", first),
  ...visitTable("Returning visitor, who has chosen", returning),
  ...pressTable("From a press to its effect, page settled", presses, "warm"),
  ...pressTable("From a press right after the first paint to its effect, slow 4G", presses, "cold"),
].join("\n");
writeFileSync(RESULTS, text);
console.log(text);

async function inTurns<Result>(what: string, measure: (contender: Contender) => Promise<Result>) {
  const runs = new Map<Contender, Result[]>(contenders.map((contender) => [contender, []]));
  for (let round = 1; round <= ROUNDS; round++) {
    console.log(`${what}: round ${round} of ${ROUNDS}`);
    for (const [contender, results] of runs) results.push(await measure(contender));
  }
  return runs;
}
