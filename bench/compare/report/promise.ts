import type { Contender } from "../page/contender.ts";
import { type Format, toldSpread } from "./measures.ts";
import { spreadOf } from "./statistics.ts";
import { type Verdict, within } from "./verdict.ts";

/** What was found of one promise. */
export interface Finding {
  readonly says: string;
  readonly limit: string;
  readonly measured: string;
  readonly verdict: Verdict;
  /** Those of whom more runs might decide it. */
  readonly decidedBy: readonly Contender[];
}

/** Of runs that are not repeated until it is decided. */
export function limitedFinding(
  says: string,
  values: readonly number[],
  limit: number,
  format: Format,
): Finding {
  const spread = spreadOf(values);
  return {
    says,
    limit: `≤ ${limit} ${format.unit}`,
    measured: toldSpread(spread, format),
    verdict: within(spread, limit),
    decidedBy: [],
  };
}
