import type { Host } from "../kernel/element/host.ts";
import type { headerContract } from "./header.contract.ts";

export type HeaderHost = Host<typeof headerContract, HeaderState>;

export interface HeaderState {
  readonly hidden: boolean;
  readonly shrunk: boolean;
  readonly high: boolean;
  /** The height that a header which shrinks keeps in the flow, so that the page does not move. */
  readonly spacePx: number;
}

export const initialState = (): HeaderState => ({ hidden: false, shrunk: false, high: false, spacePx: 0 });
