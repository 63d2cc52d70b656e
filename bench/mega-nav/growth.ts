import { writeFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { folder, type Handler, serve } from "../../scripts/serve.ts";
import { launchOptions } from "../../tests/support/launchOptions.ts";
import { openOnce, openWork, type Upgrade, upgrade } from "./in-page.ts";
import { pageHtml } from "./menu-page.ts";

/*
 * How the navigation grows with 60, 600 and 6,000 links, in Chromium at 4x slowdown. Sizes take turns, each run on a
 * fresh page; medians; what counts are ratios within the run.
 */

const SIZES = [60, 600, 6000] as const;
const ROUNDS = 7;
const PRESSES = 15;
const SLOWDOWN = 4;
const RESULTS = new URL("./RESULTS.md", import.meta.url);

interface Measured {
  readonly links: number;
  readonly upgradeMs: number;
  readonly longestTaskMs: number;
  readonly openWorkMs: number;
  readonly openMs: number;
}

const pages: Handler = (request, response, next) => {
  const [, links] = /^\/links\/(\d+)$/.exec(request.url ?? "") ?? [];
  if (!links) return next();
  response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(pageHtml(Number(links)));
};

const { url, close } = await serve({ handlers: [pages, folder("dist")] });
const browser = await chromium.launch(launchOptions("chromium", { reduced: false, scripting: true }));
const runs = new Map<number, Measured[]>();
for (let round = 0; round < ROUNDS; round++)
  for (const links of SIZES) runs.set(links, [...(runs.get(links) ?? []), await measure(links)]);
await browser.close();
await close();
report(SIZES.map((links) => summary(links, runs.get(links) ?? [])));

async function measure(links: number): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  // tsx keeps the names of inner functions by this helper, which the page has not.
  await page.addInitScript("globalThis.__name = (named) => named");
  const devtools = await page.context().newCDPSession(page);
  await page.goto(`${url}/links/${links}`);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const { ms, longestTaskMs }: Upgrade = await page.evaluate(upgrade);
  const openWorkMs = median(await repeat(page, openWork));
  const openMs = median(await repeat(page, openOnce));
  await page.context().close();
  await page.close();
  return { links, upgradeMs: ms, longestTaskMs, openWorkMs, openMs };
}

async function repeat(page: Page, act: () => number | Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let press = 0; press < PRESSES; press++) times.push(await page.evaluate(act));
  return times;
}

function summary(links: number, measured: readonly Measured[]): Measured {
  const of = (name: keyof Measured) => measured.map((run) => run[name]);
  return {
    links,
    upgradeMs: median(of("upgradeMs")),
    longestTaskMs: Math.max(...of("longestTaskMs")),
    openWorkMs: median(of("openWorkMs")),
    openMs: median(of("openMs")),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function report(rows: readonly Measured[]): void {
  const [small, , large] = rows as [Measured, Measured, Measured];
  const promises: readonly (readonly [string, number, number])[] = [
    [
      "upgrade at 6,000 links against 60, per link",
      large.upgradeMs / small.upgradeMs / (large.links / small.links),
      1,
    ],
    ["opening at 6,000 links against 60", large.openWorkMs / small.openWorkMs, 1.5],
    ["longest task of the upgrade at 6,000 links, ms", large.longestTaskMs, 50],
    ["press to paint at 60 links, ms", small.openMs, 50],
  ];
  const lines = [
    "# How dealer-mega-nav grows",
    "",
    `Chromium, ${SLOWDOWN}x slowdown, medians of ${ROUNDS} rounds (\`npm run bench:mega-nav\`).`,
    "",
    "| links | upgrade | longest task over 50 ms | opening: work | opening: press to paint |",
    "|---|---|---|---|---|",
    ...rows.map(
      ({ links, upgradeMs, longestTaskMs, openWorkMs, openMs }) =>
        `| ${links} | ${upgradeMs.toFixed(0)} ms | ${longestTaskMs.toFixed(0)} ms | ${openWorkMs.toFixed(1)} ms | ${openMs.toFixed(1)} ms |`,
    ),
    "",
    "| promise | measured | at most | |",
    "|---|---|---|---|",
    ...promises.map(
      ([name, value, limit]) =>
        `| ${name} | ${value.toFixed(2)} | ${limit} | ${value <= limit ? "kept" : "broken"} |`,
    ),
    "",
  ];
  writeFileSync(RESULTS, lines.join("\n"));
  console.log(lines.join("\n"));
  process.exitCode = promises.every(([, value, limit]) => value <= limit) ? 0 : 1;
}
