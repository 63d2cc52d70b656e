import { type Tallies, TRIALS, type Trial } from "./trials.ts";

const ENGINES = ["chromium", "firefox", "webkit"];

const number = new Intl.NumberFormat("en");

/** A table in Markdown: what was tried, how often in which engine, and how many tests of it failed. */
export function trustTable(tallies: Tallies): string {
  const rows = (Object.keys(TRIALS) as Trial[])
    .filter((trial) => tallies.has(trial))
    .map((trial) => {
      const { tried = {}, failed = 0 } = tallies.get(trial) ?? {};
      return [TRIALS[trial], ...ENGINES.map((engine) => cell(tried[engine])), `${failed}`];
    });
  const heads = ["What was tried", "Chromium", "Firefox", "WebKit", "Failed"];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), line(["---", "---:", "---:", "---:", "---:"]), ...rows.map(line)].join("\n");
}

const cell = (tried: number | undefined) => (tried === undefined ? "–" : number.format(tried));
