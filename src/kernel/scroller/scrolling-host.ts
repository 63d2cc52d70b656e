import type { ReadableAtom } from "nanostores";

/** An element that depends on how far the page is scrolled. */
export interface ScrollingHost {
  readonly element: HTMLElement;
  readonly options: ReadableAtom<{ readonly scroller: string }>;
  readonly lifetime: AbortSignal;
}
