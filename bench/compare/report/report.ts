import { CONTROLS, type Contender } from "../page/contender.ts";
import { coldRows, pressesOf, seenOf } from "../press/findings.ts";
import type { PressSeen } from "../press/in-page.ts";
import type { PressKind, PressRun } from "../press/press.ts";
import { type Rounds, runsOf } from "../rounds.ts";
import { PEER_MEASURES, type PeerFinding } from "../visit/promises.ts";
import type { Visit } from "../visit/visit.ts";
import { MEASURES, summaryOf } from "./measures.ts";
import type { Finding } from "./promise.ts";
import { table } from "./table.ts";

const COLUMNS = Object.values(MEASURES);
const MS = { unit: "ms", digits: 0 };

export const promiseTable = (findings: readonly Finding[]) =>
  table(
    "Promises",
    ["promise", "limit", "measured", "verdict"],
    findings.map(({ says, limit, measured, verdict }) => [says, limit, measured, verdict]),
  );

/** The verdicts for each of our pages against each peer; the numbers are in the table of the visits. */
export function peerTable(findings: readonly PeerFinding[]): string[] {
  const rows = new Map<string, string[]>();
  for (const { edition, peer, verdict } of findings) {
    const name = `${edition.name}, ahead of ${peer.name}`;
    rows.set(name, [...(rows.get(name) ?? [name]), verdict]);
  }
  return table(
    "Promises: a returning visitor's page, ahead of every peer",
    ["", ...PEER_MEASURES.map(({ title }) => title)],
    [...rows.values()],
  );
}

export const coldTable = (runs: readonly PressRun[]) =>
  table(
    "Promises: pressed as soon as it is painted",
    ["", "lost", "acknowledged, ≤ 50 ms", "bytes there", "done", "of what it may take, ≤ 1 x"],
    coldRows(runs),
  );

export const visitTable = (title: string, contenders: readonly Contender[], rounds: Rounds<Visit>) =>
  table(
    title,
    ["", ...COLUMNS.map((column) => column.title), "runs"],
    contenders.map((contender) => {
      const visits = runsOf(rounds, contender);
      return [
        contender.name,
        ...COLUMNS.map((column) => summaryOf(visits.map(column.of), column)),
        `${visits.length}`,
      ];
    }),
  );

export const tourTable = (bytes: ReadonlyMap<Contender, number>) =>
  table(
    "Script over a whole visit, everything used once",
    ["", "script"],
    [...bytes].map(([{ name }, value]) => [name, `${(value / 1000).toFixed(1)} kB`]),
  );

/** The times of presses in Chromium, in milliseconds. */
export function pressTable(
  title: string,
  contenders: readonly Contender[],
  runs: readonly PressRun[],
  kind: PressKind,
  cell: (seen: readonly PressSeen[]) => string = done,
): string[] {
  const rows = contenders.flatMap((contender) => {
    if (!contender.controls) return [];
    const cells = CONTROLS.map((name) => {
      const presses = pressesOf(runs, { engine: "chromium", kind, contender, name });
      const seen = seenOf(presses);
      const lost = presses.length - seen.length;
      return [seen.length > 0 && cell(seen), lost > 0 && `${lost} of ${presses.length} lost`]
        .filter(Boolean)
        .join(", ");
    });
    return [[contender.name, ...cells]];
  });
  return table(title, ["", ...CONTROLS], rows);
}

const done = (seen: readonly PressSeen[]) =>
  summaryOf(
    seen.map(({ doneMs }) => doneMs),
    MS,
  );

export const doneAndAcknowledged = (seen: readonly PressSeen[]) =>
  `${done(seen)}, acknowledged after ${summaryOf(
    seen.map(({ acknowledgedMs }) => acknowledgedMs),
    MS,
  )}`;

export const works = (seen: readonly PressSeen[]) =>
  summaryOf(
    seen.map(({ worksMs }) => worksMs),
    MS,
  );
