import type { Driver } from "../Driver.ts";
import { callExpression } from "../expression.ts";
import { twoFrames } from "../two-frames.ts";

/** Waits for the page's next picture; a page that has none yet loses the wheel. */
export function createSettle(run: Driver["run"]) {
  return async () => void (await run(callExpression(twoFrames, [])));
}
