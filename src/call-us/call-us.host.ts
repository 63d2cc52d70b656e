import type { Host } from "../kernel/element/host.ts";
import type { callUsContract } from "./call-us.contract.ts";

export type CallUsHost = Host<typeof callUsContract, CallUsState>;

export interface CallUsState {
  /** When the dealer is open, in words; empty where nothing is known. */
  readonly hours: string;
  readonly now: "open" | "closed" | "";
}

export const initialState = (): CallUsState => ({ hours: "", now: "" });
