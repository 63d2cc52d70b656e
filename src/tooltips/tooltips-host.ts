import type { Host } from "../kernel/host.ts";
import type { tooltipsContract } from "./tooltips.contract.ts";

export interface TooltipsState {
  /** One of the element's tips shows. */
  readonly visible: boolean;
}

export type TooltipsHost = Host<typeof tooltipsContract, TooltipsState>;
