import type { Host } from "../kernel/element/host.ts";
import type { tooltipsContract } from "./tooltips.contract.ts";

export type TooltipsHost = Host<typeof tooltipsContract, TooltipsState>;

export interface TooltipsState {
  /** Whether one of the element's tips shows. */
  readonly visible: boolean;
}

export const initialState = (): TooltipsState => ({ visible: false });
