import { writeFileSync } from "node:fs";
import type { Browser } from "@playwright/test";
import { contenders } from "./contenders.ts";
import { measureElementCosts } from "./element-cost/element-cost.ts";
import { elementCostFindings, elementCostTable } from "./element-cost/report.ts";
import { measureGrowth } from "./growth/growth.ts";
import { growthFindings, growthTable } from "./growth/report.ts";
import { serveContenders } from "./page/site.ts";
import { warmFindings } from "./press/findings.ts";
import { pressPlans } from "./press/plans.ts";
import { type Engine, LOST_MS, type PressRun, press } from "./press/press.ts";
import {
  coldTable,
  doneAndAcknowledged,
  peerTable,
  pressTable,
  promiseTable,
  tourTable,
  visitTable,
  works,
} from "./report/report.ts";
import { resultChart } from "./report/result-chart.ts";
import { inTurns, MAX_ROUNDS, ROUNDS, repeated, untilDecided } from "./rounds.ts";
import { measureScroll, scrollTable } from "./scroll/scroll.ts";
import { launch } from "./visit/launch.ts";
import {
  coreFindings,
  firstFindings,
  peerFindings,
  returningFindings,
  undecidedOf,
} from "./visit/promises.ts";
import { tour } from "./visit/tour.ts";
import { visit } from "./visit/visit.ts";
import { SLOWDOWN } from "./visit/visitor.ts";

/*
 * Measures what a dealer's page costs a visitor, for the same page built in every way that a developer might choose.
 * The contenders take turns, because only the ratios within one run are reliable. Each visit has a new profile.
 */

const RESULTS = new URL("../RESULTS.md", import.meta.url);
const CHART = new URL("../chart.svg", import.meta.url);

const site = await serveContenders(contenders);

const inChromium = await launch("chromium");
const first = await untilDecided(
  "first visits",
  contenders,
  (contender) => visit(inChromium, site.url, contender, false),
  (rounds) => undecidedOf(firstFindings(rounds)),
);
const returning = await untilDecided(
  "returning visits",
  contenders,
  (contender) => visit(inChromium, site.url, contender, true),
  (rounds) => undecidedOf(peerFindings(rounds, contenders)),
);
console.log("whole visits");
const tours = await inTurns(contenders, (contender) => tour(inChromium, site.url, contender));
const scrolls = await repeated("scrolling", () =>
  inTurns(contenders, (contender) => measureScroll(inChromium, site.url, contender)),
);
const elements = (await repeated("elements", () => measureElementCosts(inChromium, site.url))).flat();
const menus = (await repeated("menus", () => measureGrowth(inChromium, site.url))).flat();
const touches = await pressAll(inChromium, "chromium");
await inChromium.close();

const inFirefox = await launch("firefox");
const clicks = await pressAll(inFirefox, "firefox");
await inFirefox.close();
await site.close();

const presses = [...touches, ...clicks];
const findings = [
  ...returningFindings(returning),
  ...firstFindings(first),
  ...coreFindings(),
  ...warmFindings(presses),
  ...elementCostFindings(elements),
  ...growthFindings(menus),
];
const text = [
  "# What a dealer's page costs its visitors",
  "",
  "![Script and blocking time of each page](chart.svg)",
  "",
  `\`npm run bench\` installs the contenders, builds our pages and writes this file; it takes about an hour. Chromium runs at ${SLOWDOWN}x slowdown and 360 px, with a new profile for each visit. The numbers are medians of ${ROUNDS} visits, or of up to ${MAX_ROUNDS} where a promise was undecided, with the lower and upper quartile in brackets. Sizes are compressed with Brotli. Firefox has no slowdown. The slow network waits 150 ms before each response and then sends 1.6 Mbit/s.`,
  "",
  ...promiseTable(findings),
  "A promise is kept when the upper quartile is within the limit, and broken when the lower quartile is beyond it. A peer is behind when the quartiles do not overlap. Idle is when `requestIdleCallback` first fires after `load`: the starter fetches the elements' code from then on, whenever the page is idle. Settled is when that is done. [first-press.md](../docs/decisions/first-press.md) explains why some byte counts have no limit, and [element-cost.md](../docs/decisions/element-cost.md) why some elements and menus have none.",
  "",
  ...peerTable(peerFindings(returning, contenders)),
  ...coldTable(presses),
  `These presses are made on the page without its loader, as soon as the control is painted, does not move and is not covered. A press is lost when it has no effect in ${LOST_MS / 1000} seconds. A press that comes before the control itself is on its placeholder, and is acknowledged when the placeholder looks pressed. "Bytes there" is the time from the press until the last script that it needs had arrived, below zero when that was before the press. A press may take 1.2 x that time, or as long as a warm press may, whichever is more.`,
  "",
  ...visitTable("First visit", contenders, first),
  ...visitTable("Returning visitor, who has chosen", contenders, returning),
  ...tourTable(tours),
  ...scrollTable(contenders, scrolls),
  ...elementCostTable(elements),
  ...growthTable(menus),
  ...pressTable("From a press to its effect, page settled", contenders, presses, "warm"),
  ...pressTable("Pressed as soon as it is painted", contenders, presses, "cold", doneAndAcknowledged),
  ...pressTable("From the navigation to that effect", contenders, presses, "cold", works),
  ...pressTable(
    "Pressed as soon as it is painted, slow network",
    contenders,
    presses,
    "slow",
    doneAndAcknowledged,
  ),
  ...pressTable("Pressed one second after load, slow network", contenders, presses, "late"),
].join("\n");
writeFileSync(RESULTS, text);
writeFileSync(CHART, resultChart(contenders, first, tours));
console.log(text);

async function pressAll(browser: Browser, engine: Engine): Promise<PressRun[]> {
  const plans = pressPlans(engine, contenders);
  const runs: PressRun[] = [];
  for (const plan of plans) {
    if (runs.length % 100 === 0) console.log(`presses in ${engine}: ${runs.length} of ${plans.length}`);
    runs.push(await press(browser, site, plan));
  }
  return runs;
}
