import { slim } from "./contenders/ours.ts";
import { EDITIONS, type Edition, type ElementCost } from "./element-cost.ts";
import { KINDS, type Kind } from "./element-cost-kinds.ts";
import { told } from "./told.ts";

const KB = 1000;
const MOST_MS = 0.7;

/** Some rounds of `measureElementCosts`, one after another. */
export function elementCostTable(runs: readonly ElementCost[]): string[] {
  const rows = KINDS.map((kind) => {
    const cells = EDITIONS.flatMap((edition) => {
      const { tasks, heap } = valuesOf(runs, kind, edition);
      return [told(tasks, "ms", 2), told(heap, "kB", 1)];
    });
    return `| ${[`\`${kind.tag}\``, kind.library, ...cells].join(" | ")} |`;
  });
  const titles = EDITIONS.flatMap(({ contender: { name } }) => [`${name}: all tasks`, `${name}: heap`]);
  return [
    "## Each further element of a kind",
    "",
    `| | drawn by | ${titles.join(" | ")} |`,
    `|---|---|${"---:|".repeat(titles.length)}`,
    ...rows,
    "",
  ];
}

/** The same runs against what is promised of every kind, in both editions. */
export const elementCostPromises = (runs: readonly ElementCost[]) =>
  KINDS.flatMap((kind) => EDITIONS.flatMap((edition) => promisesOf(runs, kind, edition)));

function promisesOf(runs: readonly ElementCost[], kind: Kind, edition: Edition) {
  const { tasks, heap } = valuesOf(runs, kind, edition);
  const promise = `${edition.contender.name}: each further ${kind.tag}`;
  return [
    { promise: `${promise}, all tasks`, values: tasks, limit: MOST_MS, unit: "ms" },
    { promise: `${promise}, heap`, values: heap, limit: mostKb(kind, edition), unit: "kB" },
  ];
}

function mostKb({ library }: Kind, { contender }: Edition): number {
  if (library === "lit") return 3;
  return contender === slim ? 5 : 13;
}

function valuesOf(runs: readonly ElementCost[], kind: Kind, edition: Edition) {
  const own = runs.filter((run) => run.kind === kind && run.edition === edition);
  return { tasks: own.map(({ taskMs }) => taskMs), heap: own.map(({ heapBytes }) => heapBytes / KB) };
}
