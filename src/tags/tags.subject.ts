import { defineSubject } from "../../tests/e2e/contract/define-subject.ts";
import { setAttributes } from "../../tests/e2e/contract/in-page.ts";
import { expectOneMessage } from "../../tests/e2e/contract/steps.ts";
import { hasRun, leadGoogleHere, matomoUrl, scriptsRun } from "../../tests/e2e/tag-services.ts";
import { expect } from "../../tests/support/ui.ts";
import { tagsContract } from "./tags.contract.ts";

const TAG = "dealer-tags";

/** A service that has been loaded stays, so a later change does not show. */
const STAYS = { testedIn: "tests/e2e/elements/tags" };

export const subject = defineSubject(tagsContract, {
  markup: {
    attributes: `matomo-url="${matomoUrl("contract")}" matomo-site="1"`,
    content: "<!-- tag manager --><b>Niets te zien</b>",
  },
  steps: {
    activate: (ui) => hasRun(ui, "matomo.js"),
    async finish(ui) {
      await leadGoogleHere(ui);
      await ui.eval(setAttributes, TAG, { "gtm-id": "GTM-CONTRACT" });
      await hasRun(ui, "gtm.js");
    },
    async fail(ui) {
      await ui.eval(setAttributes, TAG, { "ga-id": "G-MISSING" });
      await expectOneMessage(ui);
      expect(await scriptsRun(ui)).not.toContain("gtag/js");
    },
  },
  looks: {
    load: STAYS,
    "gtm-id": STAYS,
    "ga-id": STAYS,
    "matomo-url": STAYS,
    "matomo-site": STAYS,
    "page-views": STAYS,
    leads: STAYS,
    "uet-consent": STAYS,
    "clarity-consent": STAYS,
    "ads-data-redaction": STAYS,
    "url-passthrough": STAYS,
    "data-layer": STAYS,
    "gtm-host": STAYS,
    "gtm-auth": STAYS,
    "gtm-preview": STAYS,
    nonce: STAYS,
  },
});
