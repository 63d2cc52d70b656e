import { type Tallies, type Tally, TRIALS, type Trial } from "./trials.ts";

const ENGINES = ["chromium", "firefox", "webkit"];
const HEADS = ["What was tried", "Chromium", "Firefox", "WebKit"];
const UNTRIED = "–";

/** The rows of the table by the description of the trial; a cell for each engine. */
type Rows = ReadonlyMap<string, readonly string[]>;

const number = new Intl.NumberFormat("en");

const cellOf = ({ tried, failed }: Tally) =>
  number.format(tried) + (failed > 0 ? `, ${failed} ${failed === 1 ? "test" : "tests"} failed` : "");

export function rowsOf(tallies: Tallies): Rows {
  const trials = Object.keys(TRIALS) as Trial[];
  const cells = (trial: Trial) =>
    ENGINES.map((engine) => {
      const tally = tallies.get(trial)?.get(engine);
      return tally ? cellOf(tally) : UNTRIED;
    });
  return new Map(trials.filter((trial) => tallies.has(trial)).map((trial) => [TRIALS[trial], cells(trial)]));
}

/** Reads the rows of a table in Markdown. */
export function rowsIn(page: string): Rows {
  const lines = page.split("\n").filter((line) => line.startsWith("| "));
  const rows = lines.map((line) => line.slice(2, -2).split(" | "));
  const [, , ...ofTrials] = rows;
  return new Map(ofTrials.map(([words = "", ...cells]) => [words, cells]));
}

/** The rows of this run; what it left out stays as before. */
export function merged(now: Rows, before: Rows): Rows {
  const cells = (words: string) =>
    ENGINES.map((_, index) => {
      const cell = now.get(words)?.[index] ?? UNTRIED;
      return cell === UNTRIED ? (before.get(words)?.[index] ?? UNTRIED) : cell;
    });
  const known = Object.values(TRIALS).filter((words) => now.has(words) || before.has(words));
  return new Map(known.map((words) => [words, cells(words)]));
}

export function robustnessTable(rows: Rows): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const body = [...rows].map(([words, cells]) => line([words, ...cells]));
  return [line(HEADS), line(["---", "---:", "---:", "---:"]), ...body].join("\n");
}
