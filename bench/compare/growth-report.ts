import { type Growth, SIZES } from "./growth.ts";
import { GROWN_MENUS, type GrownMenu } from "./growth-menus.ts";
import { told } from "./told.ts";

type Amount = Exclude<keyof Growth, "menu" | "links">;

interface Column {
  readonly title: string;
  readonly of: (growth: Growth) => number;
  readonly unit: string;
  readonly digits: number;
}

const KB = 1000;
const [SMALL, , LARGE] = SIZES;

const COLUMNS: readonly Column[] = [
  { title: "until it works", of: ({ upgradeMs }) => upgradeMs, unit: "ms", digits: 0 },
  { title: "all tasks", of: ({ upgradeWorkMs }) => upgradeWorkMs, unit: "ms", digits: 0 },
  { title: "longest over 50 ms", of: ({ longestTaskMs }) => longestTaskMs, unit: "ms", digits: 0 },
  { title: "heap", of: ({ heapBytes }) => heapBytes / KB, unit: "kB", digits: 0 },
  { title: "opening", of: ({ openMs }) => openMs, unit: "ms", digits: 0 },
  { title: "all tasks of opening", of: ({ openWorkMs }) => openWorkMs, unit: "ms", digits: 1 },
];

/** Some rounds of `measureGrowth`, one after another. */
export function growthTable(runs: readonly Growth[]): string[] {
  const rows = GROWN_MENUS.flatMap((menu) => SIZES.map((links) => ({ menu, links })));
  return [
    "## A menu of 60, 600 and 6,000 links",
    "",
    "From the start of the script until the menu works, at 1280 px, and what that adds to the heap of the same page without it; then a press on the first branch.",
    "",
    `| | links | ${COLUMNS.map(({ title }) => title).join(" | ")} |`,
    `|---|---:|${"---:|".repeat(COLUMNS.length)}`,
    ...rows.map(({ menu, links }) => {
      const cells = COLUMNS.map(({ of, unit, digits }) =>
        told(runsOf(runs, menu, links).map(of), unit, digits),
      );
      return `| ${[rowName(menu), links, ...cells].join(" | ")} |`;
    }),
    "",
  ];
}

/** The same runs against what is promised of our menu, in both editions. */
export const growthPromises = (runs: readonly Growth[]) =>
  GROWN_MENUS.filter(({ classes }) => classes).flatMap((menu) => promisesOf(runs, menu));

function promisesOf(runs: readonly Growth[], menu: GrownMenu) {
  const ratios = (amount: Amount) => {
    const small = runsOf(runs, menu, SMALL);
    return runsOf(runs, menu, LARGE).map(
      (large, round) => large[amount] / (small[round]?.[amount] ?? Number.NaN),
    );
  };
  const values = (amount: Amount, links: number) => runsOf(runs, menu, links).map((run) => run[amount]);
  const perLink = (ratio: number) => (ratio * SMALL) / LARGE;
  const row = (promise: string, values: readonly number[], limit: number, unit: string) => ({
    promise: `${menu.contender.name}: ${promise}`,
    values,
    limit,
    unit,
  });
  return [
    row("upgrade at 6,000 links against 60, per link", ratios("upgradeMs").map(perLink), 1, "×"),
    row("longest task of the upgrade at 6,000 links", values("longestTaskMs", LARGE), 50, "ms"),
    row("heap of the menu at 6,000 links against 60", ratios("heapBytes"), 1.5, "×"),
    row("work of opening at 6,000 links against 60", ratios("openWorkMs"), 1.5, "×"),
    row("press to paint at 60 links", values("openMs", SMALL), 50, "ms"),
  ];
}

const runsOf = (runs: readonly Growth[], menu: GrownMenu, links: number) =>
  runs.filter((run) => run.menu === menu && run.links === links);

const rowName = ({ contender, classes }: GrownMenu) =>
  classes ? `${contender.name}, all code evaluated before` : contender.name;
