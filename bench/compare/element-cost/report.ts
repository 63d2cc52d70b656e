import { slim } from "../contenders/ours.ts";
import { type Format, summaryOf } from "../report/measures.ts";
import { type Finding, limitedFinding } from "../report/promise.ts";
import { table } from "../report/table.ts";
import { EDITIONS, type Edition, type ElementCost } from "./element-cost.ts";
import { KINDS, type Kind } from "./kinds.ts";

const KB = 1000;
const MAX_MS = 0.7;
const MS: Format = { unit: "ms", digits: 2 };
const KILOBYTES: Format = { unit: "kB", digits: 1 };

/** The table of several rounds of `measureElementCosts`. */
export function elementCostTable(runs: readonly ElementCost[]): string[] {
  const titles = EDITIONS.flatMap(({ contender: { name } }) => [`${name}: all tasks`, `${name}: heap`]);
  const tasksOf = (kind: Kind, taskMs: (run: ElementCost) => number) =>
    summaryOf(runs.filter((run) => run.kind === kind).map(taskMs), MS);
  const rows = KINDS.map((kind) => [
    `\`${kind.tag}\``,
    kind.library,
    tasksOf(kind, ({ content }) => content.taskMs),
    tasksOf(kind, ({ content, picture }) => picture.taskMs - content.taskMs),
    ...EDITIONS.flatMap((edition) => {
      const { tasks, heap } = valuesOf(runs, kind, edition);
      return [summaryOf(tasks, MS), summaryOf(heap, KILOBYTES)];
    }),
  ]);
  return [
    ...table(
      "Each further element of a kind",
      ["", "rendered by", "its content: all tasks", "its picture: all tasks", ...titles],
      rows,
    ),
    "The cost of an element is the difference from a page with the same content in a `div`. An element that hides its content until it is needed saves the page some work. Its picture is its rendered result, which the browser parses on a page without any script: an element with the same look and content can hardly cost less.",
    "",
  ];
}

/** Compares the same runs with the limits for every kind, in both editions. */
export const elementCostFindings = (runs: readonly ElementCost[]): Finding[] =>
  KINDS.flatMap((kind) => EDITIONS.flatMap((edition) => findingsOf(runs, kind, edition)));

function findingsOf(runs: readonly ElementCost[], kind: Kind, edition: Edition): Finding[] {
  const { tasks, heap } = valuesOf(runs, kind, edition);
  const says = `${edition.contender.name}: each further ${kind.tag}`;
  const [maxMs, maxKb] = [maxMsOf(kind), maxKbOf(kind, edition)];
  return [
    ...(maxMs ? [limitedFinding(`${says}, all tasks`, tasks, maxMs, MS)] : []),
    ...(maxKb ? [limitedFinding(`${says}, heap`, heap, maxKb, KILOBYTES)] : []),
  ];
}

// docs/decisions/element-cost.md says why some kinds have no limit.
const maxMsOf = ({ tag }: Kind) => (tag === "dealer-carousel" ? undefined : MAX_MS);

function maxKbOf({ tag, library }: Kind, { contender }: Edition): number | undefined {
  if (library === "lit") return 3;
  if (contender !== slim) return 13;
  return tag === "dealer-carousel" || tag === "dealer-mega-nav" ? undefined : 5;
}

function valuesOf(runs: readonly ElementCost[], kind: Kind, edition: Edition) {
  const own = runs.filter((run) => run.kind === kind && run.edition === edition);
  return {
    tasks: own.map(({ element, content }) => element.taskMs - content.taskMs),
    heap: own.map(({ element, content }) => (element.heapBytes - content.heapBytes) / KB),
  };
}
