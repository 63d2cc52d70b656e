import { none } from "../contenders/none.ts";
import { ours, slim } from "../contenders/ours.ts";
import type { Contender } from "../page/contender.ts";
import { MEASURES, type Measure, toldSpread } from "../report/measures.ts";
import type { Finding } from "../report/promise.ts";
import { spreadOf } from "../report/statistics.ts";
import { areClose, asLowAs, lessThan, type Verdict, within } from "../report/verdict.ts";
import { type Rounds, runsOf } from "../rounds.ts";
import { codeSize, type Edition } from "./code-size.ts";
import type { Visit } from "./visit.ts";

type Visits = Rounds<Visit>;

const STARTER_KB = 3;
const PAINT_RATIO = 1.05;
const FIRST_BLOCKING_MS = 50;
const CORE = ["dealer-loader", "dealer-mega-nav", "dealer-call-us", "dealer-to-top"];
const CORE_KB: Readonly<Record<Edition, number>> = { dist: 72, "dist/slim": 20 };

const EDITIONS = [ours, slim];
const { loadBytes, idleBytes, settledBytes, idleScriptMs, scriptMs, idleBlockingMs, blockingMs, shift } =
  MEASURES;
const { firstPaintMs, largestPaintMs } = MEASURES;

/** Of a returning visitor: peers are all who have scripts. */
export function returningFindings(rounds: Visits, contenders: readonly Contender[]): Finding[] {
  const peers = contenders.filter((contender) => contender.controls && !EDITIONS.includes(contender));
  return EDITIONS.flatMap((edition) => [
    ...[loadBytes, idleBytes].map((measure) => limited(rounds, edition, measure, STARTER_KB)),
    ...[idleBlockingMs, blockingMs, shift].map((measure) => asWithoutScript(rounds, edition, measure)),
    ...[idleBytes, settledBytes, idleScriptMs, scriptMs, idleBlockingMs, blockingMs].flatMap((measure) =>
      peers.map((peer) => ahead(rounds, edition, peer, measure)),
    ),
  ]);
}

export function firstFindings(rounds: Visits): Finding[] {
  return EDITIONS.flatMap((edition) => [
    ...[firstPaintMs, largestPaintMs].map((measure) => comparedWithNone(rounds, edition, measure)),
    limited(rounds, edition, blockingMs, FIRST_BLOCKING_MS),
  ]);
}

export const coreFindings = (): Finding[] => [coreFinding("dist"), coreFinding("dist/slim")];

function coreFinding(edition: Edition): Finding {
  const kB = codeSize(edition, ...CORE) / 1000;
  return {
    says: `code of loader, menu, panel and to-top together, \`${edition}\``,
    limit: `≤ ${CORE_KB[edition]} kB`,
    measured: `${kB.toFixed(1)} kB`,
    verdict: kB <= CORE_KB[edition] ? "kept" : "broken",
    decidedBy: [],
  };
}

function limited(rounds: Visits, contender: Contender, measure: Measure, limit: number): Finding {
  const spread = spreadIn(rounds, contender, measure);
  const verdict = within(spread, limit);
  return {
    says: `${contender.name}: ${measure.title}`,
    limit: `≤ ${limit} ${measure.unit}`,
    measured: toldSpread(spread, measure),
    verdict,
    decidedBy: near(verdict, spread.median, limit, [contender]),
  };
}

function asWithoutScript(rounds: Visits, contender: Contender, measure: Measure): Finding {
  const [spread, bare] = [spreadIn(rounds, contender, measure), spreadIn(rounds, none, measure)];
  return {
    says: `${contender.name}: ${measure.title}`,
    limit: `as with no script: ${toldSpread(bare, measure)}`,
    measured: toldSpread(spread, measure),
    verdict: asLowAs(spread, bare),
    decidedBy: [],
  };
}

function ahead(rounds: Visits, contender: Contender, peer: Contender, measure: Measure): Finding {
  const [spread, behind] = [spreadIn(rounds, contender, measure), spreadIn(rounds, peer, measure)];
  const verdict = lessThan(spread, behind);
  return {
    says: `${contender.name}: ${measure.title}`,
    limit: `< ${peer.name}: ${toldSpread(behind, measure)}`,
    measured: toldSpread(spread, measure),
    verdict,
    decidedBy: near(verdict, spread.median, behind.median, [contender, peer]),
  };
}

function comparedWithNone(rounds: Visits, contender: Contender, measure: Measure): Finding {
  const ratios = rounds.flatMap((round) => {
    const [visit, bare] = [round.get(contender), round.get(none)];
    return visit && bare ? measure.of(visit) / measure.of(bare) : [];
  });
  const spread = spreadOf(ratios);
  const verdict = within(spread, PAINT_RATIO);
  return {
    says: `${contender.name}: ${measure.title}`,
    limit: `≤ ${PAINT_RATIO} x no script`,
    measured: toldSpread(spread, { unit: "x", digits: 2 }),
    verdict,
    decidedBy: near(verdict, spread.median, PAINT_RATIO, [contender, none]),
  };
}

const spreadIn = (rounds: Visits, contender: Contender, { of }: Measure) =>
  spreadOf(runsOf(rounds, contender).map(of));

const near = (verdict: Verdict, one: number, other: number, decidedBy: readonly Contender[]) =>
  verdict === "undecided" && areClose(one, other) ? decidedBy : [];

export const undecidedOf = (findings: readonly Finding[]): ReadonlySet<Contender> =>
  new Set(findings.flatMap(({ decidedBy }) => decidedBy));
