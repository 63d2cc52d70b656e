import type { Visit } from "../visit/visit.ts";
import { type Spread, spreadOf } from "./statistics.ts";

export interface Format {
  readonly unit: string;
  readonly digits: number;
}

export interface Measure extends Format {
  readonly title: string;
  readonly of: (visit: Visit) => number;
}

const KB = 1000;

const kilobytes = (title: string, of: Measure["of"], digits = 1): Measure => ({
  title,
  of: (visit) => of(visit) / KB,
  unit: "kB",
  digits,
});
const time = (title: string, of: Measure["of"]): Measure => ({ title, of, unit: "ms", digits: 0 });

/** The measures of a visit, in the order of the tables. */
export const MEASURES = {
  loadBytes: kilobytes("script until load", ({ loadBytes }) => loadBytes),
  idleBytes: kilobytes("script until idle", ({ idleBytes }) => idleBytes),
  settledBytes: kilobytes("script once settled", ({ settledBytes }) => settledBytes),
  idleScriptMs: time("script time until idle", ({ idleScriptMs }) => idleScriptMs),
  scriptMs: time("script time", ({ scriptMs }) => scriptMs),
  taskMs: time("all tasks", ({ taskMs }) => taskMs),
  idleBlockingMs: time("blocking until idle", ({ idleBlockingMs }) => idleBlockingMs),
  blockingMs: time("blocking", ({ blockingMs }) => blockingMs),
  firstPaintMs: time("first paint", ({ firstPaintMs }) => firstPaintMs),
  largestPaintMs: time("largest paint", ({ largestPaintMs }) => largestPaintMs),
  shift: { title: "layout shift", of: ({ shift }) => shift, unit: "", digits: 3 },
  heapBytes: kilobytes("heap", ({ heapBytes }) => heapBytes, 0),
} satisfies Record<string, Measure>;

export const summaryOf = (values: readonly number[], format: Format) => spreadText(spreadOf(values), format);

/** The median, with the lower and upper quartile in brackets. */
export function spreadText({ low, median, high }: Spread, { unit, digits }: Format): string {
  const [least, middle, most] = [low, median, high].map((value) => value.toFixed(digits));
  const range = least === most ? "" : ` (${least}–${most})`;
  return `${middle}${unit && ` ${unit}`}${range}`;
}
