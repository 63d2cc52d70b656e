import type { Host } from "../kernel/element/host.ts";
import { hasTimedOut } from "../kernel/styles/has-timed-out.ts";
import type { loaderContract } from "./loader.contract.ts";

export type LoaderHost = Host<typeof loaderContract, LoaderState>;

export type Phase = "waiting" | "fading" | "done";

export interface LoaderState {
  readonly phase: Phase;
  /** How far the fade was when the phase was computed, in ms. */
  readonly fadedMs: number;
}

/**
 * A loader whose style sheet has already begun to fade it, because no script came in time, is done: it must not
 * cover the page a second time.
 */
export const initialState = (element: HTMLElement): LoaderState => ({
  phase: !element.dataset.dealerPhase && hasTimedOut(element) ? "done" : "waiting",
  fadedMs: 0,
});
