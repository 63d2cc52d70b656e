import { expect, test } from "../../../support/ui.ts";
import { aliveOn } from "../../contract/alive.ts";
import { countShadowListeners } from "../../contract/shadow-listeners.ts";
import { subjects } from "../../contract/subjects.ts";
import { times, tries } from "../trials.ts";
import { expectNoGrowth } from "./level.ts";
import { spend, WAYS, type Way } from "./rounds.ts";
import { installStirs } from "./stirs.ts";

const ROUNDS = times(300, 10_000);
/** Where the probe is, all that ever listened stays in memory. */
const PROBED_ROUNDS = times(100, 1000);

const PAGE = "/tests/pages/contract.html";

for (const subject of subjects)
  for (const way of Object.keys(WAYS) as Way[]) {
    test(`${subject.tag}: ${WAYS[way]}, and the page's heap, nodes and listeners stay as they were`, async ({
      ui,
    }) => {
      test.skip(ui.engine !== "chromium", "only Chromium tells of its heap");
      await ui.goto(PAGE);
      await ui.eval(installStirs);
      const bulks = await expectNoGrowth(ui, () => spend(ui, subject, way, ROUNDS));
      tries("life-heap", bulks * ROUNDS);
    });

    test(`${subject.tag}: ${WAYS[way]}, and no timer, observer or listener stays`, async ({ ui }) => {
      tries("life-alive", PROBED_ROUNDS);
      await ui.goto(`${PAGE}?probe`);
      await ui.eval(countShadowListeners);
      await ui.eval(installStirs);
      const before = await aliveOn(ui);
      await spend(ui, subject, way, PROBED_ROUNDS);
      await expect.poll(() => aliveOn(ui)).toEqual(before);
      expect((await ui.probe()).messages).toEqual([]);
    });
  }
