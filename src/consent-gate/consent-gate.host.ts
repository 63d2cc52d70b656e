import type { Host } from "../kernel/element/host.ts";
import type { consentGateContract } from "./consent-gate.contract.ts";
import type { GateContent } from "./content/read-content.ts";

export type ConsentGateHost = Host<typeof consentGateContract, ConsentGateState>;

/** Why content is shown: the visitor has pressed the button, or has accepted. */
export type Source = "click" | "consent";

export interface ConsentGateState {
  /** Undefined while there is no usable template: then there is nothing to hold. */
  readonly content: GateContent | undefined;
  readonly isAccepted: boolean;
  readonly shown: boolean;
  readonly hasBanner: boolean;
}

export const initialState = (): ConsentGateState => ({
  content: undefined,
  isAccepted: false,
  shown: false,
  hasBanner: false,
});
