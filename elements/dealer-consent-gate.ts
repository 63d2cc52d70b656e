// Made by `npm run generate` from the folders in src/.

import { DealerConsentGate } from "../src/consent-gate/consent-gate.element.ts";
import { define } from "../src/kernel/element/define.ts";

define(DealerConsentGate);

export { DealerConsentGate };
