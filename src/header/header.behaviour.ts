import { isShallowEqual } from "../kernel/element/is-shallow-equal.ts";
import { onPageEvent } from "../kernel/page/page-event.ts";
import { onResize } from "../kernel/page/resize.ts";
import { followScroller } from "../kernel/scroller/follow-scroller.ts";
import { watchSizes } from "../kernel/scroller/watch-sizes.ts";
import { warnMarkup } from "../kernel/task/report.ts";
import type { HeaderHost } from "./header.host.ts";
import { headerReader } from "./header-reader.ts";
import { pageSheet } from "./page-sheet.ts";
import { pinnedBox } from "./pinned-box.ts";

/** Hides or shrinks the header while the page is scrolled, and tells the page how far it reaches. */
export function connectHeader(host: HeaderHost): void {
  const { element, state, lifetime } = host;
  const { read, measures, measureAgain, startHere } = headerReader(host);
  const write = pageSheet(lifetime);
  let warned: string | undefined;

  const update = () => {
    const [before, now] = [state.get(), read()];
    if (isShallowEqual(now, before)) return false;
    state.set(now);
    write(measures(), now.hidden);
    return now.hidden !== before.hidden || now.shrunk !== before.shrunk;
  };
  const updateAndEmit = () => {
    if (!update()) return;
    const { hidden, shrunk } = state.get();
    host.emit("dealer-header-toggled", { hidden, shrunk });
  };
  const changeSize = () => {
    const { problem = warned } = measureAgain();
    if (problem && problem !== warned) warnMarkup(element.localName, problem);
    warned = problem;
    update();
    write(measures(), state.get().hidden);
    watchAll();
  };
  const showFor = (target: EventTarget | null) => {
    if (!state.get().hidden || !pinnedBox(element).contains(target as Node)) return;
    startHere();
    updateAndEmit();
  };

  const watch = watchSizes(changeSize, lifetime);
  const watchAll = () => {
    const box = pinnedBox(element);
    watch([box, box.parentElement, ...element.children]);
  };
  watchAll();
  followScroller(host, updateAndEmit, () => measures() && update());
  onResize(changeSize, lifetime);
  onPageEvent("focusin", ({ target }) => showFor(target), lifetime);
}
