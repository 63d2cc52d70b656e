import { onAbort } from "../kernel/on-abort.ts";
import type { MegaNavHost } from "./mega-nav.host.ts";
import { shownBranches } from "./mega-nav.ts";
import type { NavControl } from "./nav-control.ts";

/** A CMS may print the list late, rewrite it, or move its own toggles by a script of its own. */
export function watchMarkup({ element, lifetime, state }: MegaNavHost, control: NavControl): void {
  const suspects = new Set<Node>();
  let frame = 0;
  const putRight = (toggle: Node) => {
    const branch = control.menu.branches.around(toggle);
    if (branch?.toggle !== toggle || !branch.toggle.hasAttribute("aria-expanded")) return;
    const expanded = String(shownBranches(state.get()).has(branch));
    if (branch.toggle.getAttribute("aria-expanded") !== expanded)
      branch.toggle.setAttribute("aria-expanded", expanded);
  };
  const putAllRight = () => {
    for (const toggle of suspects) putRight(toggle);
    suspects.clear();
  };
  // In the next frame: should a page's script insist, neither holds up the other.
  const suspect = (toggle: Node) => {
    if (suspects.size === 0) frame = requestAnimationFrame(putAllRight);
    suspects.add(toggle);
  };
  const stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
  const observer = new MutationObserver((records) => {
    control.reading.reread(records.filter(({ type }) => type !== "attributes"));
    for (const { type, target } of records) if (type === "attributes") suspect(target);
  });
  observer.observe(element, {
    ...{ childList: true, characterData: true, subtree: true },
    attributeFilter: ["aria-expanded"],
  });
  onAbort(lifetime, stop);
}
