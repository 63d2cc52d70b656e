import { slim } from "../contenders/ours.ts";
import { type Format, told } from "../report/measures.ts";
import { type Finding, limitedFinding } from "../report/promise.ts";
import { table } from "../report/table.ts";
import { EDITIONS, type Edition, type ElementCost } from "./element-cost.ts";
import { KINDS, type Kind } from "./kinds.ts";

const KB = 1000;
const MOST_MS = 0.7;
const MS: Format = { unit: "ms", digits: 2 };
const KILOBYTES: Format = { unit: "kB", digits: 1 };

/** Some rounds of `measureElementCosts`, one after another. */
export function elementCostTable(runs: readonly ElementCost[]): string[] {
  const titles = EDITIONS.flatMap(({ contender: { name } }) => [`${name}: all tasks`, `${name}: heap`]);
  const tasksOf = (kind: Kind, taskMs: (run: ElementCost) => number) =>
    told(runs.filter((run) => run.kind === kind).map(taskMs), MS);
  const rows = KINDS.map((kind) => [
    `\`${kind.tag}\``,
    kind.library,
    tasksOf(kind, ({ content }) => content.taskMs),
    tasksOf(kind, ({ content, picture }) => picture.taskMs - content.taskMs),
    ...EDITIONS.flatMap((edition) => {
      const { tasks, heap } = valuesOf(runs, kind, edition);
      return [told(tasks, MS), told(heap, KILOBYTES)];
    }),
  ]);
  return [
    ...table(
      "Each further element of a kind",
      ["", "drawn by", "its content: all tasks", "its picture: all tasks", ...titles],
      rows,
    ),
    "What an element costs is what its page does more than for the same content in a `div`; one that hides its content until it is asked for saves the page that. Its picture is what it has drawn and made of its content, parsed by the browser on a page without any script: about the least that an element which looks and reads the same can cost.",
    "",
  ];
}

/** The same runs against the limits of every kind, in both editions. */
export const elementCostFindings = (runs: readonly ElementCost[]): Finding[] =>
  KINDS.flatMap((kind) => EDITIONS.flatMap((edition) => findingsOf(runs, kind, edition)));

function findingsOf(runs: readonly ElementCost[], kind: Kind, edition: Edition): Finding[] {
  const { tasks, heap } = valuesOf(runs, kind, edition);
  const says = `${edition.contender.name}: each further ${kind.tag}`;
  const [mostMs, mostKb] = [mostMsOf(kind), mostKbOf(kind, edition)];
  return [
    ...(mostMs ? [limitedFinding(`${says}, all tasks`, tasks, mostMs, MS)] : []),
    ...(mostKb ? [limitedFinding(`${says}, heap`, heap, mostKb, KILOBYTES)] : []),
  ];
}

// What has no limit, and why: docs/decisions/element-cost.md.
const mostMsOf = ({ tag }: Kind) => (tag === "dealer-carousel" ? undefined : MOST_MS);

function mostKbOf({ tag, library }: Kind, { contender }: Edition): number | undefined {
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
