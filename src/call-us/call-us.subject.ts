import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { setAttributes } from "../../tests/e2e/contract/in-page.ts";
import { expectState } from "../../tests/e2e/contract/steps.ts";
import type { Ui } from "../../tests/support/ui.ts";
import { callUsContract } from "./call-us.contract.ts";

const TAG = "dealer-call-us";

/** Depends on the time. */
const CLOCK = { testedIn: "tests/e2e/elements/call-us-hours.spec.ts" };

const ALWAYS = "ma-zo 0:00-24:00, feestdagen 0:00-24:00";

/** By the page's clock, which may be another than the test's. */
const dayFromNow = (ui: Ui, days: number) =>
  ui.eval((more) => new Date(Date.now() + more * 86_400_000).toISOString().slice(0, 10), days);

const BUTTON = "dealer-call-us >>> [part=button]";

export const subject = defineSubject(callUsContract, {
  markup: {
    content: '<p><a href="tel:+31201234567">020 123 45 67</a></p><!-- -->',
  },
  steps: {
    async activate(ui) {
      await ui.click(BUTTON);
      await expectState(ui, TAG, "open");
    },
    async finish(ui) {
      await ui.click(BUTTON);
      await expectState(ui, TAG, "open", false);
      await ui.eval(setAttributes, TAG, { hours: ALWAYS, "closed-dates": await dayFromNow(ui, 3) });
      await expectState(ui, TAG, "open-now");
      const around = `${await dayFromNow(ui, -1)}/${await dayFromNow(ui, 1)}`;
      await ui.eval(setAttributes, TAG, { "closed-dates": around });
      await expectState(ui, TAG, "closed-now");
      await ui.eval(setAttributes, TAG, { hours: null, "closed-dates": null });
      await expectState(ui, TAG, "closed-now", false);
    },
  },
  warnsOfPage: /^<dealer-call-us hours=".*"> is not of the form ma-vr/,
  looks: {
    label: { value: "Telefoon", read: "button textContent", before: "Bel ons", after: "Telefoon" },
    open: {
      value: "",
      read: () => document.querySelector("dealer-call-us a")?.checkVisibility(),
      before: false,
      after: true,
    },
    hours: CLOCK,
    "closed-dates": CLOCK,
    "open-text": CLOCK,
    "closed-text": CLOCK,
  },
});
