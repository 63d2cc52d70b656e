import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { expectState } from "../../tests/e2e/contract/steps.ts";
import { callUsContract } from "./call-us.contract.ts";

const TAG = "dealer-call-us";

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
    },
  },
  looks: {
    label: { value: "Telefoon", read: "button textContent", before: "Bel ons", after: "Telefoon" },
    open: {
      value: "",
      read: () => document.querySelector("dealer-call-us a")?.checkVisibility(),
      before: false,
      after: true,
    },
  },
});
