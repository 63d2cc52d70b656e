import type { Host } from "../kernel/element/host.ts";
import type { toTopContract } from "./to-top.contract.ts";

export type ToTopHost = Host<typeof toTopContract, ToTopState>;

export interface ToTopState {
  readonly visible: boolean;
}

export const initialState = (): ToTopState => ({ visible: false });
