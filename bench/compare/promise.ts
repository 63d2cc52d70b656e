import type { Contender } from "./contender.ts";
import type { Verdict } from "./verdict.ts";

/** What was found of one promise. */
export interface Finding {
  readonly says: string;
  readonly limit: string;
  readonly measured: string;
  readonly verdict: Verdict;
  /** Those of whom more runs might decide it. */
  readonly decidedBy: readonly Contender[];
}
