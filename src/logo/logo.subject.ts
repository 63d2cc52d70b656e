import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { SCROLLED_PX, scrollDown, scrollUntilState } from "../../tests/e2e/contract/steps.ts";
import { logoContract } from "./logo.contract.ts";

const TAG = "dealer-logo";

const isVisible = () => document.querySelector("dealer-logo:state(visible)") !== null;

const fadeTime = () => getComputedStyle(document.querySelector("dealer-logo") as Element).transitionDuration;

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
      read: isVisible,
      before: false,
      after: true,
    },
    "fade-ms": { value: "700", read: fadeTime, before: "0.4s", after: "0.7s" },
    scroller: {
      value: "#stage",
      prepare: scrollDown,
      read: isVisible,
      before: false,
      after: true,
    },
  },
});
