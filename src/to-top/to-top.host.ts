import type { Host } from "../kernel/element/host.ts";
import type { toTopContract } from "./to-top.contract.ts";

export type ToTopHost = Host<typeof toTopContract, ToTopState>;

export interface ToTopState {
  readonly visible: boolean;
  /** Hidden meanwhile, because what it covers has the focus. */
  readonly isAside: boolean;
  /** How far it is above its place, because there it covered what can be pressed and does not scroll away. */
  readonly liftPx: number;
}

export const initialState = (): ToTopState => ({ visible: false, isAside: false, liftPx: 0 });
