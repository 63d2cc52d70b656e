import type { Driver } from "../Driver.ts";
import { callExpression } from "../expression.ts";
import { twoFrames } from "../two-frames.ts";

/** Waits for the page's next frame; before the first frame the wheel has no effect. */
export function createSettle(run: Driver["run"]) {
  return async () => void (await run(callExpression(twoFrames, [])));
}
