import type { LitElement } from "lit";
import { isShallowEqual } from "../kernel/element/is-shallow-equal.ts";
import { elementsOutside } from "../kernel/page/elements-outside.ts";
import { onPageEvent } from "../kernel/page/page-event.ts";
import { onResize } from "../kernel/page/resize.ts";
import { followScroller } from "../kernel/scroller/follow-scroller.ts";
import { watchSizes } from "../kernel/scroller/watch-sizes.ts";
import { takePlaceOfContent } from "../kernel/styles/place-of-content.ts";
import { columnReader } from "./column-reader.ts";
import type { StickyColumnHost } from "./sticky-column.host.ts";
import { viewParts } from "./view-parts.ts";

/** How an author has the tag lay out its content, which the innermost box does in its place. */
const layoutOf = (element: Element) => /(?:flex|grid)$/.exec(getComputedStyle(element).display)?.[0] ?? "";

/** Keeps the column in view while the page is scrolled past the slider's height. */
export function connectStickyColumn(host: StickyColumnHost): void {
  const { element, state, lifetime } = host;
  const { read, slider } = columnReader(host);

  const update = (measureAgain: boolean) => {
    const before = state.get();
    const layout = measureAgain ? layoutOf(element) : before.layout;
    const { fixed, stay } = read(measureAgain);
    const isSame = fixed === before.fixed && layout === before.layout;
    if (!isSame || !isShallowEqual(stay ?? null, before.stay ?? null)) state.set({ fixed, stay, layout });
    if (measureAgain) watch([element, ...elementsOutside(element), slider(), viewParts(element)?.content]);
  };
  const updateAndEmit = (measureAgain: boolean) => {
    const { fixed } = state.get();
    update(measureAgain);
    if (fixed !== state.get().fixed) host.emit("dealer-sticky-column-toggled", { fixed: !fixed });
  };

  const watch = watchSizes(() => updateAndEmit(true), lifetime);
  followScroller(
    host,
    () => updateAndEmit(false),
    () => update(true),
  );
  onResize(() => updateAndEmit(true), lifetime);
  onPageEvent("dealer-header-toggled", () => updateAndEmit(true), lifetime);
  // Before the first rendering there is nothing to measure.
  (element as unknown as LitElement).updateComplete.then(() => {
    takePlaceOfContent(host);
    update(true);
  });
}
