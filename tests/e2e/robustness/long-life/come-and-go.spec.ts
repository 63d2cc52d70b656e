import { ELSEWHERE, isLeft } from "../../../support/parts.ts";
import { expect, test } from "../../../support/ui.ts";
import { aliveOn } from "../../contract/alive.ts";
import { countShadowListeners } from "../../contract/shadow-listeners.ts";
import { subjects } from "../../contract/subjects.ts";
import { times, tries } from "../trials.ts";
import { installExercises } from "./exercises.ts";
import { expectNoGrowth } from "./level.ts";
import { spend, WAYS } from "./rounds.ts";

/** For each of at least two series of three ways: over 10,000 for each element. */
const ROUNDS = times(60, 2000);
/** With the probe, every listener stays in memory. */
const PROBED_ROUNDS = times(100, 1000);

const PAGE = "/tests/pages/contract.html?direct";

for (const [index, subject] of subjects.entries()) {
  test.describe(() => {
    test.skip(({ engine }) => engine !== "chromium", "only Chromium reports its heap");

    test(`${subject.tag}: added, removed and moved, it does not grow the page's heap, nodes or listeners`, async ({
      ui,
    }) => {
      await ui.goto(PAGE);
      await ui.eval(installExercises);
      for (const way of WAYS) {
        const bulks = await expectNoGrowth(ui, () => spend(ui, subject, way, ROUNDS));
        tries("life-heap", bulks * ROUNDS);
      }
    });
  });

  test.describe(() => {
    test.skip(({ engine }) => isLeft(engine, index), ELSEWHERE);

    test(`${subject.tag}: added, removed and moved, it leaves no timer, observer or listener`, async ({
      ui,
    }) => {
      await ui.goto(`${PAGE}&probe`);
      await ui.eval(countShadowListeners);
      await ui.eval(installExercises);
      const before = await aliveOn(ui);
      for (const way of WAYS) {
        tries("life-alive", PROBED_ROUNDS);
        await spend(ui, subject, way, PROBED_ROUNDS);
        await expect.poll(() => aliveOn(ui)).toEqual(before);
      }
      expect((await ui.probe()).messages).toEqual([]);
    });
  });
}
