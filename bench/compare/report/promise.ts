import type { Contender } from "../page/contender.ts";
import { type Format, spreadText } from "./measures.ts";
import { spreadOf } from "./statistics.ts";
import { type Verdict, within } from "./verdict.ts";

/** The result for one promise. */
export interface Finding {
  readonly says: string;
  readonly limit: string;
  readonly measured: string;
  readonly verdict: Verdict;
  /** The contenders of which more runs could decide it. */
  readonly decidedBy: readonly Contender[];
}

/** A result from a fixed number of runs. */
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
    measured: spreadText(spread, format),
    verdict: within(spread, limit),
    decidedBy: [],
  };
}
