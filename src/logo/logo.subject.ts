import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { SCROLLED_PX, scrollDown, scrollUntilState } from "../../tests/e2e/contract/steps.ts";
import { logoContract } from "./logo.contract.ts";

const TAG = "dealer-logo";

export const subject = defineSubject(logoContract, {
  markup: { content: '<a href="#home">Dealer <b>Logo</b></a>' },
  steps: {
    activate: (ui) => scrollUntilState(ui, SCROLLED_PX, TAG, "visible", false),
    finish: (ui) => scrollUntilState(ui, 0, TAG, "visible", true),
  },
  looks: {
    "threshold-px": {
      value: "600",
      prepare: scrollDown,
      read: "div className",
      before: "",
      after: "visible",
    },
    "fade-ms": { value: "700", read: "div style.transitionDuration", before: "400ms", after: "700ms" },
    scroller: {
      value: "#stage",
      prepare: scrollDown,
      read: "div className",
      before: "",
      after: "visible",
    },
  },
});
