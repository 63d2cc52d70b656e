import { reactElement } from "../kernel/element/react-element.tsx";
import { awaitHeld } from "./await-held.ts";
import { ConsentGate } from "./ConsentGate.tsx";
import { connectConsentGate } from "./consent-gate.behaviour.ts";
import { consentGateContract } from "./consent-gate.contract.ts";
import styles from "./consent-gate.css?inline";
import { initialState } from "./consent-gate.host.ts";
import lightStyles from "./consent-gate.light.css?inline";

export const DealerConsentGate = reactElement(consentGateContract, {
  initial: initialState,
  states: ({ shown }) => ({ shown }),
  connect: connectConsentGate,
  View: ConsentGate,
  styles,
  lightStyles,
});

// For the page and not for an element: held scripts need no gate beside them.
if (globalThis.document) awaitHeld(document);
