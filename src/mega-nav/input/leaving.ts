import { onPageEvent } from "../../kernel/page-event.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { holds } from "../menu-branch.ts";
import type { NavControl } from "../nav-control.ts";
import type { DelayedVisit } from "./delayed-visit.ts";

/** On wide pages what is open closes when the focus or a press goes elsewhere; a visit that waits is off anyway. */
export function watchLeaving(host: MegaNavHost, control: NavControl, delayed: DelayedVisit): void {
  const { element, lifetime: signal } = host;
  const leaveTo = (to: EventTarget | null | undefined) => {
    if (!(to instanceof Node)) return;
    if (!element.contains(to)) delayed.cancel();
    const [outermost] = control.openBranches();
    if (host.state.get().layout === "desktop" && outermost && !holds(outermost, to)) control.closeAll();
  };
  element.addEventListener("focusout", ({ relatedTarget }) => leaveTo(relatedTarget), { signal });
  // Of a press in a shadow tree the target says only which: the path has the node.
  onPageEvent("pointerdown", (event) => leaveTo(event.composedPath()[0]), signal);
}
