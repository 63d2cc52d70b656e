import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { setAttributes } from "../../tests/e2e/contract/in-page.ts";
import { expectState, SCROLLED_PX, scrollDown, scrollUntilState } from "../../tests/e2e/contract/steps.ts";
import { VIEWPORT } from "../../tests/support/ui.ts";
import { headerContract } from "./header.contract.ts";

const TAG = "dealer-header";
const LOW_PX = 100;

const isShrunk = () => document.querySelector("dealer-header:state(shrunk)") !== null;

export const subject = defineSubject(headerContract, {
  markup: {
    attributes: 'mode="hide"',
    content: '<header style="height: 60px"><a href="#home">Merel</a></header><!-- -->',
  },
  // A tag in itself has no room to stay.
  warnsOfContent: /cannot stay in view/,
  steps: {
    activate: (ui) => scrollUntilState(ui, SCROLLED_PX, TAG, "hidden", true),
    async finish(ui) {
      await scrollUntilState(ui, 0, TAG, "hidden", false);
      await ui.eval(setAttributes, TAG, { mode: "shrink" });
      await scrollUntilState(ui, SCROLLED_PX, TAG, "shrunk", true);
      await ui.viewport(VIEWPORT.width, LOW_PX);
      await expectState(ui, TAG, "high");
      await ui.viewport(VIEWPORT.width, VIEWPORT.height);
      await expectState(ui, TAG, "high", false);
    },
  },
  looks: {
    mode: {
      value: "shrink",
      attributes: { mode: "stay" },
      prepare: scrollDown,
      read: isShrunk,
      before: false,
      after: true,
    },
    "threshold-px": {
      value: "600",
      attributes: { mode: "shrink" },
      prepare: scrollDown,
      read: isShrunk,
      before: true,
      after: false,
    },
    scroller: {
      value: "#stage",
      attributes: { mode: "shrink" },
      prepare: scrollDown,
      read: isShrunk,
      before: true,
      after: false,
    },
  },
});
