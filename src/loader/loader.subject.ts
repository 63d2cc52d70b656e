import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { tickUntilState } from "../../tests/e2e/contract/steps.ts";
import type { Ui } from "../../tests/support/ui.ts";
import { loaderContract } from "./loader.contract.ts";

const TAG = "dealer-loader";

/** The clock is stopped before the page has loaded: it must pass that moment. */
const pageLoaded = (ui: Ui) => ui.clock.tick(20_000);

/** Longer than these tests take. */
const LONG_DELAY = { "delay-ms": "60000" };
const LONG_FADE = { "fade-ms": "60000" };

export const subject = defineSubject(loaderContract, {
  markup: { content: "<strong>Dealer</strong>" },
  steps: {
    activate: (ui) => tickUntilState(ui, TAG, "fading"),
    finish: (ui) => tickUntilState(ui, TAG, "done"),
  },
  looks: {
    // Over once the page has loaded.
    "max-wait-ms": { testedIn: "tests/e2e/elements/loader.spec.ts" },
    "delay-ms": {
      value: "0",
      attributes: { ...LONG_DELAY, ...LONG_FADE },
      prepare: pageLoaded,
      read: "div className",
      before: "waiting",
      after: "fading",
    },
    "fade-ms": {
      value: "50000",
      attributes: { "delay-ms": "0", ...LONG_FADE },
      prepare: pageLoaded,
      read: "div style.animationDuration",
      before: "60000ms",
      after: "50000ms",
    },
    label: {
      value: "Even geduld",
      attributes: LONG_DELAY,
      read: ".label textContent",
      before: "Pagina wordt geladen",
      after: "Even geduld",
    },
  },
});
