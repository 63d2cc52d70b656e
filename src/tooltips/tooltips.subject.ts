import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { expectState, moveAway, STEP_MS } from "../../tests/e2e/contract/steps.ts";
import type { Ui } from "../../tests/support/ui.ts";
import { tooltipsContract } from "./tooltips.contract.ts";

const TAG = "dealer-tooltips";

const TRIGGER = "dealer-tooltips .hasTooltip";
const REST_MS = tooltipsContract.attributes["delay-ms"].default;

async function restOnTrigger(ui: Ui) {
  await moveAway(ui);
  await ui.hover(TRIGGER);
  await ui.clock.tick(REST_MS);
}

/** Rests on the trigger when no earlier tip is left. */
async function restAgain(ui: Ui) {
  await moveAway(ui);
  await ui.clock.tick(1000);
  await restOnTrigger(ui);
}

const hasTip = () => document.querySelector("[data-dealer-tip]") !== null;

export const subject = defineSubject(tooltipsContract, {
  markup: {
    content:
      '<p aria-describedby="" title="">Prijs <button class="hasTooltip" title=" Inclusief btw &amp; leges " type="button" aria-describedby=" voetnoot ">i</button> <b data-dealer-tooltip="Altijd">btw</b></p><!-- -->',
  },
  steps: {
    async activate(ui) {
      await restOnTrigger(ui);
      await expectState(ui, TAG, "visible");
    },
    async finish(ui) {
      await moveAway(ui);
      await ui.clock.tick(STEP_MS);
      await expectState(ui, TAG, "visible", false);
    },
  },
  looks: {
    for: { value: ".nothing", act: restAgain, read: hasTip, before: true, after: false },
    "delay-ms": { value: "5000", act: restAgain, read: hasTip, before: true, after: false },
  },
});
