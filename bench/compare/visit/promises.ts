import { FIRST_PRESS_BYTES, FIRST_PRESS_TAGS, PAGE_BYTES } from "../../../tests/package/budgets.ts";
import { hand } from "../contenders/hand/hand.ts";
import { none } from "../contenders/none.ts";
import { EDITIONS } from "../contenders/ours.ts";
import type { Contender } from "../page/contender.ts";
import { MEASURES, type Measure, spreadText } from "../report/measures.ts";
import { type Finding, limitedFinding } from "../report/promise.ts";
import { spreadOf } from "../report/statistics.ts";
import { areClose, asLowAs, lessThan, type Verdict, within } from "../report/verdict.ts";
import { type Rounds, runsOf } from "../rounds.ts";
import { codeSize, type Edition } from "./code-size.ts";
import type { Visit } from "./visit.ts";

type Visits = Rounds<Visit>;

const STARTER_KB = PAGE_BYTES["dealer-elements.js"] / 1000;
const PAINT_RATIO = 1.05;
const FIRST_BLOCKING_MS = 50;

const { loadBytes, idleBytes, settledBytes, idleScriptMs, scriptMs, idleBlockingMs, blockingMs, shift } =
  MEASURES;
const { firstPaintMs, largestPaintMs } = MEASURES;

/** The results for a returning visitor. */
export const returningFindings = (rounds: Visits): Finding[] =>
  EDITIONS.flatMap((edition) => [
    ...[loadBytes, idleBytes].map((measure) => limited(rounds, edition, measure, STARTER_KB)),
    ...[idleBlockingMs, blockingMs, shift].map((measure) => asWithoutScript(rounds, edition, measure)),
  ]);

/** Whether one of our pages is ahead of a peer in one measure; peers are all pages built with a library. */
export interface PeerFinding extends Pick<Finding, "verdict" | "decidedBy"> {
  readonly edition: Contender;
  readonly peer: Contender;
  readonly measure: Measure;
}

/** The measures in which we promise to be ahead of every peer. */
export const PEER_MEASURES = [idleBytes, settledBytes, idleScriptMs, scriptMs, idleBlockingMs, blockingMs];

export function peerFindings(rounds: Visits, contenders: readonly Contender[]): PeerFinding[] {
  const own: readonly Contender[] = [none, hand, ...EDITIONS];
  const peers = contenders.filter((contender) => !own.includes(contender));
  return EDITIONS.flatMap((edition) =>
    peers.flatMap((peer) => PEER_MEASURES.map((measure) => ahead(rounds, edition, peer, measure))),
  );
}

export function firstFindings(rounds: Visits): Finding[] {
  return EDITIONS.flatMap((edition) => [
    ...[firstPaintMs, largestPaintMs].map((measure) => comparedWithNone(rounds, edition, measure)),
    limited(rounds, edition, blockingMs, FIRST_BLOCKING_MS),
  ]);
}

export const coreFindings = (): Finding[] => [coreFinding("dist"), coreFinding("dist/slim")];

function coreFinding(edition: Edition): Finding {
  const kB = codeSize(edition, ...FIRST_PRESS_TAGS) / 1000;
  const limit = FIRST_PRESS_BYTES[edition] / 1000;
  return {
    says: `code of loader, menu, panel and to-top together, \`${edition}\``,
    limit: `≤ ${limit} kB`,
    measured: `${kB.toFixed(1)} kB`,
    verdict: kB <= limit ? "kept" : "broken",
    decidedBy: [],
  };
}

function limited(rounds: Visits, contender: Contender, measure: Measure, limit: number): Finding {
  const values = runsOf(rounds, contender).map(measure.of);
  const finding = limitedFinding(`${contender.name}: ${measure.title}`, values, limit, measure);
  return { ...finding, decidedBy: near(finding.verdict, spreadOf(values).median, limit, [contender]) };
}

function asWithoutScript(rounds: Visits, contender: Contender, measure: Measure): Finding {
  const [spread, bare] = [spreadIn(rounds, contender, measure), spreadIn(rounds, none, measure)];
  return {
    says: `${contender.name}: ${measure.title}`,
    limit: `as with no script: ${spreadText(bare, measure)}`,
    measured: spreadText(spread, measure),
    verdict: asLowAs(spread, bare),
    decidedBy: [],
  };
}

function ahead(rounds: Visits, edition: Contender, peer: Contender, measure: Measure): PeerFinding {
  const [spread, behind] = [spreadIn(rounds, edition, measure), spreadIn(rounds, peer, measure)];
  const verdict = lessThan(spread, behind);
  const decidedBy = near(verdict, spread.median, behind.median, [edition, peer]);
  return { edition, peer, measure, verdict, decidedBy };
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
    measured: spreadText(spread, { unit: "x", digits: 2 }),
    verdict,
    decidedBy: near(verdict, spread.median, PAINT_RATIO, [contender, none]),
  };
}

const spreadIn = (rounds: Visits, contender: Contender, { of }: Measure) =>
  spreadOf(runsOf(rounds, contender).map(of));

const near = (verdict: Verdict, one: number, other: number, decidedBy: readonly Contender[]) =>
  verdict === "undecided" && areClose(one, other) ? decidedBy : [];

export const undecidedOf = (findings: readonly Pick<Finding, "decidedBy">[]): ReadonlySet<Contender> =>
  new Set(findings.flatMap(({ decidedBy }) => decidedBy));
