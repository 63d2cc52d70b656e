import type { Host } from "../kernel/element/host.ts";
import { hasTimedOut } from "../kernel/styles/has-timed-out.ts";
import { isPageSeen } from "./is-page-seen.ts";
import type { loaderContract } from "./loader.contract.ts";

export type LoaderHost = Host<typeof loaderContract, LoaderState>;

export type Phase = "waiting" | "fading" | "done";

export interface LoaderState {
  readonly phase: Phase;
  /** How far the fade was when the phase was computed, in ms. */
  readonly fadedMs: number;
}

/**
 * A loader is done where the visitor has seen the page: its style sheet came too late to cover it, or has begun to fade
 * the cover because no script came in time.
 */
export const initialState = (element: HTMLElement): LoaderState => ({
  phase: isPageSeen(element) || (!element.dataset.dealerPhase && hasTimedOut(element)) ? "done" : "waiting",
  fadedMs: 0,
});
