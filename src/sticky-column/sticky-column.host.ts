import type { Host } from "../kernel/element/host.ts";
import type { stickyColumnContract } from "./sticky-column.contract.ts";
import type { Place } from "./sticky-column.ts";

export type StickyColumnHost = Host<typeof stickyColumnContract, StickyColumnState>;

export interface StickyColumnState {
  /** Where the column is fixed; undefined while it is static. */
  readonly place: Place | undefined;
}

export const initialState = (): StickyColumnState => ({ place: undefined });
