import { CONTROLS, type Contender, type ControlName } from "./contender.ts";
import type { Presses } from "./press.ts";
import { spreadOf } from "./statistics.ts";
import type { Visit } from "./visit.ts";

type Runs = ReadonlyMap<Contender, readonly Visit[]>;

interface Column {
  readonly title: string;
  readonly of: (visit: Visit) => number;
  readonly unit: string;
  readonly digits: number;
}

const KB = 1000;

const COLUMNS: readonly Column[] = [
  { title: "script until load", of: ({ loadBytes }) => loadBytes / KB, unit: "kB", digits: 1 },
  { title: "script once settled", of: ({ settledBytes }) => settledBytes / KB, unit: "kB", digits: 1 },
  { title: "script time", of: ({ scriptMs }) => scriptMs, unit: "ms", digits: 0 },
  { title: "all tasks", of: ({ taskMs }) => taskMs, unit: "ms", digits: 0 },
  { title: "blocking", of: ({ blockingMs }) => blockingMs, unit: "ms", digits: 0 },
  { title: "first paint", of: ({ firstPaintMs }) => firstPaintMs, unit: "ms", digits: 0 },
  { title: "largest paint", of: ({ largestPaintMs }) => largestPaintMs, unit: "ms", digits: 0 },
  { title: "layout shift", of: ({ shift }) => shift, unit: "", digits: 3 },
  { title: "heap", of: ({ heapBytes }) => heapBytes / KB, unit: "kB", digits: 0 },
];

export function visitTable(title: string, runs: Runs): string[] {
  return [
    `## ${title}`,
    "",
    `| | ${COLUMNS.map((column) => column.title).join(" | ")} |`,
    `|---|${"---:|".repeat(COLUMNS.length)}`,
    ...[...runs].map(
      ([{ name }, visits]) => `| ${[name, ...COLUMNS.map((column) => cell(column, visits))].join(" | ")} |`,
    ),
    "",
  ];
}

const cell = ({ of, unit, digits }: Column, visits: readonly Visit[]) => told(visits.map(of), unit, digits);

/** The middle, and in brackets the quarters around it. */
function told(values: readonly number[], unit: string, digits: number): string {
  const { low, median, high } = spreadOf(values);
  const [least, middle, most] = [low, median, high].map((value) => value.toFixed(digits));
  const range = least === most ? "" : ` (${least}–${most})`;
  return `${middle}${unit && ` ${unit}`}${range}`;
}

type PressRuns = ReadonlyMap<Contender, readonly (Presses | undefined)[]>;

export function pressTable(title: string, runs: PressRuns, kind: keyof Presses): string[] {
  const rows = [...runs].flatMap(([{ name }, presses]) => {
    const made = presses.flatMap((press) => press ?? []);
    if (made.length === 0) return [];
    const cells = CONTROLS.map((control) => pressCell(made, kind, control));
    return `| ${[name, ...cells].join(" | ")} |`;
  });
  return [
    `## ${title}`,
    "",
    `| | ${CONTROLS.join(" | ")} |`,
    `|---|${"---:|".repeat(CONTROLS.length)}`,
    ...rows,
    "",
  ];
}

function pressCell(presses: readonly Presses[], kind: keyof Presses, control: ControlName): string {
  const seen = presses.flatMap((press) => press[kind][control] ?? []);
  const lost = presses.length - seen.length;
  const heard = told(
    seen.map(({ acknowledgedMs }) => acknowledgedMs),
    "ms",
    0,
  );
  const done = told(
    seen.map(({ doneMs }) => doneMs),
    "ms",
    0,
  );
  const parts = [
    done,
    kind === "cold" && `heard after ${heard}`,
    lost > 0 && `${lost} of ${presses.length} lost`,
  ];
  return parts.filter(Boolean).join(", ");
}
