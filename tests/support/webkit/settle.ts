import type { Driver } from "../Driver.ts";
import { callExpression } from "../expression.ts";

/** Waits until the page has been laid out and painted; a page that has not loses the wheel. */
export function createSettle(run: Driver["run"]) {
  return async () => void (await run(callExpression(twoFrames, [])));
}

async function twoFrames() {
  const { requestAnimationFrame: frame } = window.rig?.natives ?? window;
  await new Promise((done) => frame(() => frame(done)));
}
