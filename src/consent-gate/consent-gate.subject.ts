import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { expectState } from "../../tests/e2e/contract/steps.ts";
import type { Ui } from "../../tests/support/ui.ts";
import { consentGateContract } from "./consent-gate.contract.ts";

const TAG = "dealer-consent-gate";
const BUTTON = `${TAG} >>> [part=button]`;

/** As if the visitor had chosen in another tab and come back. */
const decide = (ui: Ui, choice: 1 | -1) =>
  ui.eval((made) => {
    document.cookie = `reDimCookieHint=${made}; path=/`;
    document.dispatchEvent(new Event("visibilitychange"));
  }, choice);

const boxOf = () => {
  const { width = 0, height = 0 } =
    document.querySelector("dealer-consent-gate")?.getBoundingClientRect() ?? {};
  return (width / height).toFixed(1);
};

export const subject = defineSubject(consentGateContract, {
  markup: {
    attributes: 'service="OpenStreetMap"',
    content:
      '<template><iframe src="about:blank" width="400" height="200" title="&quot;Kaart&quot;"></iframe></template>' +
      '<!-- --><a href="#kaart">Bekijk de kaart</a>',
  },
  warnsOfContent: /^<dealer-consent-gate> has no (template|service)/,
  steps: {
    async activate(ui) {
      await ui.click(BUTTON);
      await expectState(ui, TAG, "shown");
    },
    async finish(ui) {
      await decide(ui, 1);
      await decide(ui, -1);
      await expectState(ui, TAG, "shown", false);
      await ui.click(BUTTON);
      await expectState(ui, TAG, "shown");
      await decide(ui, 1);
    },
  },
  looks: {
    service: { testedIn: "tests/e2e/elements/consent-gate" },
    ratio: { value: "4/1", read: boxOf, before: "2.0", after: "4.0" },
    text: {
      value: "Zo vind je ons.",
      read: "[part=text] textContent",
      before: "Deze kaart komt van OpenStreetMap. OpenStreetMap ziet dan je IP-adres.",
      after: "Zo vind je ons.",
    },
    label: {
      value: "Toon route",
      read: "[part=button] textContent",
      before: "Toon kaart",
      after: "Toon route",
    },
    "settings-label": {
      value: "Voorkeuren",
      read: "[part=settings] textContent",
      before: "Cookies instellen",
      after: "Voorkeuren",
    },
  },
});
