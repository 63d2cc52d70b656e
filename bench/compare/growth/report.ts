import { type Format, summaryOf } from "../report/measures.ts";
import { type Finding, limitedFinding } from "../report/promise.ts";
import { table } from "../report/table.ts";
import { type Growth, SIZES, TIMEOUT_MS } from "./growth.ts";
import { GROWN_MENUS, type GrownMenu } from "./menus.ts";

type Amount = Exclude<keyof Growth, "menu" | "links">;

interface Column extends Format {
  readonly title: string;
  readonly of: (growth: Growth) => number;
}

const KB = 1000;
const RATIO: Format = { unit: "x", digits: 2 };
const MS: Format = { unit: "ms", digits: 0 };
const MAX_TASK_MS = 50;
/** Work that must not grow with the menu may still grow by this factor. */
const MAX_GROWTH = 1.5;
const [SMALL, , LARGE] = SIZES;
const TIMED_OUT = `> ${TIMEOUT_MS / 1000} s`;

const COLUMNS: readonly Column[] = [
  { title: "until it works", of: ({ upgradeMs }) => upgradeMs, unit: "ms", digits: 0 },
  { title: "all tasks", of: ({ upgradeWorkMs }) => upgradeWorkMs, unit: "ms", digits: 0 },
  { title: "longest over 50 ms", of: ({ longestTaskMs }) => longestTaskMs, unit: "ms", digits: 0 },
  { title: "heap", of: ({ heapBytes }) => heapBytes / KB, unit: "kB", digits: 0 },
  { title: "opening", of: ({ openMs }) => openMs, unit: "ms", digits: 0 },
  { title: "all tasks of opening", of: ({ openWorkMs }) => openWorkMs, unit: "ms", digits: 1 },
];

/** The table of several rounds of `measureGrowth`. */
export function growthTable(runs: readonly Growth[]): string[] {
  const rows = GROWN_MENUS.flatMap((menu) => SIZES.map((links) => ({ menu, links })));
  return [
    ...table(
      "A menu of 60, 600 and 6,000 links",
      ["", "links", ...COLUMNS.map(({ title }) => title)],
      rows.map(({ menu, links }) => [rowName(menu), `${links}`, ...cellsOf(runsOf(runs, menu, links))]),
    ),
    `The time from the start of the script until the menu works, at 1280 px, and the heap that it adds to the page; then a press on the first branch. ${TIMED_OUT}: the menu did not work in that time.`,
    "",
  ];
}

/** Compares the same runs with the promises for our menu, in both editions. */
export const growthFindings = (runs: readonly Growth[]): Finding[] =>
  GROWN_MENUS.filter(({ classes }) => classes).flatMap((menu) => findingsOf(runs, menu));

function findingsOf(runs: readonly Growth[], menu: GrownMenu): Finding[] {
  const ratios = (amount: Amount) => {
    const small = runsOf(runs, menu, SMALL);
    return runsOf(runs, menu, LARGE).map(
      (large, round) => large[amount] / (small[round]?.[amount] ?? Number.NaN),
    );
  };
  const perLink = (ratio: number) => (ratio * SMALL) / LARGE;
  const longest = runsOf(runs, menu, LARGE).map(({ longestTaskMs }) => longestTaskMs);
  const finding = (says: string, values: readonly number[], limit: number, format: Format) =>
    limitedFinding(`${menu.contender.name}: ${says}`, values, limit, format);
  return [
    finding(
      "upgrade of a menu of 6,000 links against 60, per link",
      ratios("upgradeMs").map(perLink),
      1,
      RATIO,
    ),
    finding("longest task of the upgrade at 6,000 links", longest, MAX_TASK_MS, MS),
    finding("work of opening at 6,000 links against 60", ratios("openWorkMs"), MAX_GROWTH, RATIO),
  ];
}

const cellsOf = (runs: readonly Growth[]) =>
  COLUMNS.map((column) => (runs.length > 0 ? summaryOf(runs.map(column.of), column) : TIMED_OUT));

const runsOf = (runs: readonly Growth[], menu: GrownMenu, links: number) =>
  runs.filter((run) => run.menu === menu && run.links === links);

const rowName = ({ contender, classes }: GrownMenu) =>
  classes ? `${contender.name}, all code evaluated before` : contender.name;
