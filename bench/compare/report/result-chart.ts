import type { Contender } from "../page/contender.ts";
import { type Rounds, runsOf } from "../rounds.ts";
import type { Visit } from "../visit/visit.ts";
import { type Bars, chart } from "./chart.ts";
import { MEASURES, type Measure } from "./measures.ts";
import { spreadOf } from "./statistics.ts";

/** A long name lists a contender's libraries; the first two are enough here. */
const shortName = ({ name }: Contender) => name.split(", ").slice(0, 2).join(", ");

/** Draws the script sizes and the blocking time of each contender. */
export function resultChart(
  contenders: readonly Contender[],
  rounds: Rounds<Visit>,
  tourBytes: ReadonlyMap<Contender, number>,
): string {
  const median = (contender: Contender, { of }: Measure) =>
    spreadOf(runsOf(rounds, contender).map(of)).median;
  const { loadBytes, settledBytes, blockingMs } = MEASURES;
  const script: Bars = {
    title: "Script, Brotli",
    unit: "kB",
    digits: 1,
    series: ["until load", "once settled", "over a whole visit"],
    rows: contenders.map((contender) => ({
      name: shortName(contender),
      values: [
        median(contender, loadBytes),
        median(contender, settledBytes),
        (tourBytes.get(contender) ?? Number.NaN) / 1000,
      ],
    })),
  };
  const blocking: Bars = {
    title: "Blocking time of a first visit",
    unit: "ms",
    digits: 0,
    series: ["once settled"],
    rows: contenders.map((contender) => ({
      name: shortName(contender),
      values: [median(contender, blockingMs)],
    })),
  };
  return chart([script, blocking]);
}
