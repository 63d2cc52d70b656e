import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { SCROLLED_PX, scrollDown, scrollUntilState } from "../../tests/e2e/contract/steps.ts";
import { stickyColumnContract } from "./sticky-column.contract.ts";

const TAG = "dealer-sticky-column";

export const subject = defineSubject(stickyColumnContract, {
  markup: { attributes: 'after="#slider"', content: "<div>Kolom</div>" },
  steps: {
    activate: (ui) => scrollUntilState(ui, SCROLLED_PX, TAG, "fixed", true),
    finish: (ui) => scrollUntilState(ui, 0, TAG, "fixed", false),
  },
  looks: {
    after: {
      value: "#nowhere",
      attributes: { after: "#slider" },
      prepare: scrollDown,
      read: "div > div className",
      before: "fixed",
      after: "",
    },
    "offset-px": {
      value: "40",
      prepare: scrollDown,
      read: "div > div style.top",
      before: "0px",
      after: "40px",
    },
    scroller: {
      value: "#stage",
      attributes: { after: "#slider" },
      prepare: scrollDown,
      read: "div > div className",
      before: "fixed",
      after: "",
    },
  },
});
