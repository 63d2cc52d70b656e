import { hand } from "../contenders/hand/hand.ts";
import { EDITIONS } from "../contenders/ours.ts";
import { CONTROLS, type Contender, type ControlName } from "../page/contender.ts";
import { type Format, summaryOf } from "../report/measures.ts";
import type { Finding } from "../report/promise.ts";
import { spreadOf } from "../report/statistics.ts";
import { within } from "../report/verdict.ts";
import { allowedMs, WARM_FACTOR } from "./allowed.ts";
import type { PressSeen } from "./in-page.ts";
import { type Engine, LOST_MS, type PressKind, type PressRun } from "./press.ts";

const ACKNOWLEDGED_MS = 50;
const MS: Format = { unit: "ms", digits: 0 };
const RATIO: Format = { unit: "x", digits: 2 };

const ENGINES: readonly Engine[] = ["chromium", "firefox"];
const COLD: Readonly<Record<"cold" | "slow", string>> = { cold: "localhost", slow: "slow network" };

export interface PressFilter {
  readonly engine: Engine;
  readonly kind: PressKind;
  readonly contender: Contender;
  readonly name: ControlName;
}

export const pressesOf = (runs: readonly PressRun[], { engine, kind, contender, name }: PressFilter) =>
  runs.filter(
    (run) => run.engine === engine && run.kind === kind && run.contender === contender && run.name === name,
  );

export const seenOf = (runs: readonly PressRun[]): PressSeen[] => runs.flatMap(({ seen }) => seen ?? []);

/** Compares our presses with the hand-written elements' warm ones: on a settled page, and one second after a slow load. */
export function warmFindings(runs: readonly PressRun[]): Finding[] {
  return EDITIONS.flatMap((contender) =>
    CONTROLS.flatMap((name) =>
      (["warm", "late"] as const).map((kind): Finding => {
        const warmMs = handWrittenWarmMs(runs, "chromium", name);
        const presses = pressesOf(runs, { engine: "chromium", kind, contender, name });
        const ratios = presses.map(({ seen }) => (seen?.doneMs ?? LOST_MS) / warmMs);
        const when = kind === "warm" ? "settled" : "1 s after load, slow network";
        return {
          says: `${contender.name}: press to ${name}, ${when}`,
          limit: `≤ ${WARM_FACTOR} x hand-written warm`,
          measured: summaryOf(ratios, RATIO),
          verdict: within(spreadOf(ratios), WARM_FACTOR),
          decidedBy: [],
        };
      }),
    ),
  );
}

/** The table's rows: one for each edition, browser, network and control. */
export function coldRows(runs: readonly PressRun[]): string[][] {
  return EDITIONS.flatMap((contender) =>
    ENGINES.flatMap((engine) =>
      (["cold", "slow"] as const).flatMap((kind) =>
        CONTROLS.map((name) => [
          `${contender.name}, ${engine}, ${COLD[kind]}: ${name}`,
          ...coldCells(runs, { engine, kind, contender, name }),
        ]),
      ),
    ),
  );
}

function coldCells(runs: readonly PressRun[], filter: PressFilter): string[] {
  const presses = pressesOf(runs, filter);
  const seen = seenOf(presses);
  const lost = presses.length - seen.length;
  const warmMs = handWrittenWarmMs(runs, filter.engine, filter.name);
  const early = seen.filter(({ onPlaceholder }) => onPlaceholder);
  const shares = seen.map(({ doneMs, bytesThereMs }) => doneMs / allowedMs(bytesThereMs, warmMs));
  return [
    `${lost} of ${presses.length}: ${lost === 0 ? "kept" : "broken"}`,
    acknowledgedCell(early.map(({ acknowledgedMs }) => acknowledgedMs)),
    summaryOf(
      seen.map(({ bytesThereMs }) => bytesThereMs),
      MS,
    ),
    summaryOf(
      seen.map(({ doneMs }) => doneMs),
      MS,
    ),
    `${summaryOf(shares, RATIO)}: ${within(spreadOf(shares), 1)}`,
  ];
}

/** The presses on a placeholder; the banner never has any, because its own code renders it. */
const acknowledgedCell = (times: readonly number[]) =>
  times.length > 0
    ? `${summaryOf(times, MS)} of ${times.length}: ${within(spreadOf(times), ACKNOWLEDGED_MS)}`
    : "was there";

function handWrittenWarmMs(runs: readonly PressRun[], engine: Engine, name: ControlName): number {
  const presses = pressesOf(runs, { engine, kind: "warm", contender: hand, name });
  return spreadOf(seenOf(presses).map(({ doneMs }) => doneMs)).median;
}
