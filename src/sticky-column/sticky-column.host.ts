import type { Host } from "../kernel/element/host.ts";
import type { stickyColumnContract } from "./sticky-column.contract.ts";

export type StickyColumnHost = Host<typeof stickyColumnContract, StickyColumnState>;

export interface StickyColumnState {
  /** Whether the page is scrolled past the slider, so that the column stays in view. */
  readonly fixed: boolean;
  /** How it stays in view; undefined while it is only in the flow. */
  readonly stay: Stay | undefined;
  /** `flex` or `grid`, where the author has the tag lay out its content so. */
  readonly layout: string;
}

/** In the px of the element's own styles. */
export interface Stay {
  readonly top: number;
  /** The room that the column keeps in the flow; undefined while it is in the flow itself. */
  readonly room: number | undefined;
  /** What a column that is higher than the window scrolls in. */
  readonly mostHeight: number | undefined;
  /** What it is wider than its content at its end, so that it does not cut shadows. */
  readonly shadowRoom: number | undefined;
  /** Of `position: fixed`, where sticky has no room. */
  readonly left: number | undefined;
  readonly width: number | undefined;
}

/** How it is in the flow. */
export const AT_REST = { fixed: false, stay: undefined } as const;

export const initialState = (): StickyColumnState => ({ ...AT_REST, layout: "" });
