import { onAbort } from "../../kernel/task/on-abort.ts";
import { MARK } from "../marks.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { shownBranches } from "../mega-nav.ts";
import { isItem } from "../reading/nodes.ts";
import type { MenuController } from "./menu-controller.ts";

/**
 * A CMS may print the list late or replace it, a refresh may take away what we have put into it, and its own script may
 * change `aria-expanded` on its toggles.
 */
export function watchMarkup({ element, lifetime, state }: MegaNavHost, controller: MenuController): void {
  const changed = new Set<Node>();
  let frame = 0;
  const correct = (toggle: Node) => {
    const branch = controller.menu.branches.closest(toggle);
    if (branch?.toggle !== toggle || !branch.toggle.hasAttribute("aria-expanded")) return;
    const expanded = String(shownBranches(state.get()).has(branch));
    if (branch.toggle.getAttribute("aria-expanded") !== expanded)
      branch.toggle.setAttribute("aria-expanded", expanded);
  };
  const correctAll = () => {
    controller.reader.readStripped(changed);
    for (const node of changed) correct(node);
    changed.clear();
  };
  // In the next frame: if a script of the page keeps changing it back, neither blocks the other.
  const correctLater = ({ target }: MutationRecord) => {
    if (changed.size === 0) frame = requestAnimationFrame(correctAll);
    changed.add(target);
  };
  const stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
  const observer = new MutationObserver((records) => {
    controller.reader.readChanges(records.filter(isOfContent));
    records.forEach(correctLater);
  });
  observer.observe(element, {
    ...{ childList: true, characterData: true, subtree: true },
    attributeFilter: ["aria-expanded", "hidden", MARK.branch],
  });
  onAbort(lifetime, stop);
}

/** An item that is shown or hidden may be all that is in a list. */
const isOfContent = ({ type, attributeName, target }: MutationRecord) =>
  type !== "attributes" || (attributeName === "hidden" && isItem(target as Element));
