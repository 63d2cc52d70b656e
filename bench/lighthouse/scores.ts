import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { promisify } from "node:util";
import type { Result } from "lighthouse";
import { serveAsInProduction } from "../../scripts/serve/production.ts";
import { findEngines } from "../../scripts/setup.mjs";
import { examplePages } from "../../tests/support/examplePages.ts";

/*
 * Writes Lighthouse's scores of the example dealership's pages on its slow phone, as medians of several rounds, to
 * bench/lighthouse/RESULTS.md.
 */

const ROUNDS = 5;
const MIN_SCORES = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
const CATEGORIES = Object.keys(MIN_SCORES) as (keyof typeof MIN_SCORES)[];
const PAGES = "examples/dealership/";
const RESULTS = new URL("./RESULTS.md", import.meta.url);
const LARGEST_REPORT_BYTES = 50_000_000;
const FLAGS = ["--quiet", "--output=json", "--chrome-flags=--headless=new --no-sandbox"];

interface Row {
  readonly page: string;
  readonly scores: readonly number[];
  readonly shift: number;
  /** The audits that cost points in the last round. */
  readonly faults: readonly string[];
}

const { url, close } = await serveAsInProduction();
const rows: Row[] = [];
for (const page of examplePages.filter((path) => path.startsWith(PAGES))) rows.push(await measure(page));
await close();
report(rows);

async function measure(page: string): Promise<Row> {
  const rounds: Result[] = [];
  while (rounds.length < ROUNDS) rounds.push(await visit(`${url}/${page}`));
  const scores = CATEGORIES.map((name) =>
    Math.round(100 * median(rounds.map((round) => scoreOf(round, name)))),
  );
  const shift = median(rounds.map(({ audits }) => audits["cumulative-layout-shift"]?.numericValue ?? 1));
  return { page: page.slice(PAGES.length), scores, shift, faults: rounds.slice(-1).flatMap(faultsIn) };
}

/** Runs Lighthouse once, in a new browser with an empty cache. */
async function visit(address: string): Promise<Result> {
  const env = { ...process.env, CHROME_PATH: findEngines().chromium };
  const options = { env, maxBuffer: LARGEST_REPORT_BYTES };
  const { stdout } = await promisify(execFile)("node_modules/.bin/lighthouse", [address, ...FLAGS], options);
  return JSON.parse(stdout);
}

function scoreOf({ categories }: Result, name: string): number {
  return categories[name]?.score ?? 0;
}

function faultsIn({ categories, audits }: Result): string[] {
  return CATEGORIES.flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(": "));
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function report(measured: readonly Row[]): void {
  const isKept = ({ scores }: Row) =>
    CATEGORIES.every((name, index) => (scores[index] ?? 0) >= MIN_SCORES[name]);
  const lines = [
    "# Lighthouse scores of the example dealership",
    "",
    `Lighthouse's phone in Chromium, files compressed and cached as on a host, medians of ${ROUNDS} visits (\`npm run lighthouse\`).`,
    "",
    "| page | performance | accessibility | best practices | SEO | layout shift | |",
    "|---|---|---|---|---|---|---|",
    ...measured.map(
      (row) =>
        `| ${row.page} | ${row.scores.join(" | ")} | ${row.shift} | ${isKept(row) ? "kept" : `broken: ${row.faults.join("; ")}`} |`,
    ),
    "",
  ];
  writeFileSync(RESULTS, lines.join("\n"));
  console.log(lines.join("\n"));
  process.exitCode = measured.length > 0 && measured.every(isKept) ? 0 : 1;
}
