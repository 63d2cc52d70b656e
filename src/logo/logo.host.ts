import type { Host } from "../kernel/element/host.ts";
import type { logoContract } from "./logo.contract.ts";

export type LogoHost = Host<typeof logoContract, LogoState>;

export interface LogoState {
  readonly visible: boolean;
}

export const initialState = (): LogoState => ({ visible: true });
