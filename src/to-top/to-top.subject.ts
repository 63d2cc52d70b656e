import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { expectState, SCROLLED_PX, scrollDown, scrollUntilState } from "../../tests/e2e/contract/steps.ts";
import { toTopContract } from "./to-top.contract.ts";

const TAG = "dealer-to-top";

const SCROLL_MS = toTopContract.attributes["duration-ms"].default;
const FRAME_MS = 20;

export const subject = defineSubject(toTopContract, {
  markup: { content: '<a href="#stage">Naar boven</a>' },
  steps: {
    activate: (ui) => scrollUntilState(ui, SCROLLED_PX, TAG, "visible", true),
    async finish(ui) {
      await ui.click("dealer-to-top >>> [part=button]");
      await ui.clock.tick(SCROLL_MS + FRAME_MS);
      await expectState(ui, TAG, "visible", false);
    },
  },
  looks: {
    "threshold-px": {
      value: "600",
      prepare: scrollDown,
      read: "button className",
      before: "visible",
      after: "",
    },
    "duration-ms": {
      value: "0",
      read: () => {
        // The clock is stopped, so only a scroll that takes no time arrives.
        scrollTo({ top: 500, behavior: "instant" });
        document.querySelector("dealer-to-top")?.shadowRoot?.querySelector("button")?.click();
        return scrollY;
      },
      before: 500,
      after: 0,
    },
    "fade-ms": { value: "700", read: "button style.transitionDuration", before: "400ms", after: "700ms" },
    label: { value: "Omhoog", read: "button ariaLabel", before: "Naar boven", after: "Omhoog" },
    scroller: {
      value: "#stage",
      prepare: scrollDown,
      read: "button className",
      before: "visible",
      after: "",
    },
  },
  showPressTarget: scrollDown,
});
