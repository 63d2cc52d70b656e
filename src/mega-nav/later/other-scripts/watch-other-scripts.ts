import { follow } from "../../../kernel/element/follow.ts";
import { onMutation } from "../../../kernel/markup/on-mutation.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import { isMenuShown } from "../../control/menu-button.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import { HIDDEN_PANEL, MARK } from "../../marks.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { shownBranches } from "../../mega-nav.ts";
import { detailsOf, type MenuBranch } from "../../menu-branch.ts";
import { clearHiding, clearStarters, isPartOf, OTHER_SCRIPTS_ATTRIBUTES, startersIn } from "./attributes.ts";

/**
 * Corrects what other menu scripts do by attributes: starting to open a submenu as well, hiding an open panel, or
 * showing a closed one.
 */
export function watchOtherScripts(host: MegaNavHost, controller: MenuController): void {
  const { element, state, lifetime } = host;
  const changed = new Set<Element>();
  /** Whether more items have been read: what other scripts have set on them is cleared once all have been. */
  let hasRead = true;
  let frame = 0;

  const clearShown = () => {
    const { ledger } = controller.menu;
    const panels = [...shownBranches(state.get())].flatMap((branch) => branch.panels);
    for (const shown of isMenuShown(host) ? [element, ...panels] : panels)
      clearHiding(shown, element, ledger);
  };
  const isWrong = (target: Element, shown: ReadonlySet<MenuBranch>) => {
    const branch = controller.menu.branches.closest(target);
    if (!branch?.panels.includes(target as HTMLElement) || detailsOf(branch)) return false;
    return target.hasAttribute("hidden") === shown.has(branch);
  };
  const clearStarter = (target: Element) => {
    const { ledger, branches } = controller.menu;
    const branch = branches.closest(target);
    const isList = target.querySelector(`:scope > [${MARK.branch}]`) !== null;
    if (isList || (branch && isPartOf(branch, target))) clearStarters(target, ledger);
  };
  const clearAll = () => {
    hasRead = false;
    for (const starter of startersIn(element)) clearStarter(starter);
  };
  const correctAll = () => {
    const { ledger } = controller.menu;
    const shown = shownBranches(state.get());
    frame = 0;
    clearShown();
    if (hasRead && controller.menu.isVisited) clearAll();
    for (const target of changed) {
      clearStarter(target);
      if (isWrong(target, shown))
        ledger.set(target, "hidden", target.hasAttribute("hidden") ? null : HIDDEN_PANEL);
    }
    changed.clear();
    if (hasRead) correctSoon();
  };
  // In the next frame: if a script of the page keeps setting one, neither blocks the other.
  const correctSoon = () => {
    frame ||= requestAnimationFrame(correctAll);
  };
  const correctLater = (records: readonly MutationRecord[]) => {
    const shown = shownBranches(state.get());
    for (const record of records) {
      const { attributeName } = record;
      // Most changes are our own: thousands while a large menu is read.
      if (attributeName === MARK.branch) {
        hasRead = true;
        continue;
      }
      const target = record.target as Element;
      const isOther =
        attributeName === "hidden" ? isWrong(target, shown) : target.hasAttribute(attributeName as string);
      if (isOther) changed.add(target);
    }
    if (hasRead || changed.size > 0) correctSoon();
  };

  if (controller.menu.isVisited) clearAll();
  else correctSoon();
  clearShown();
  follow(state, clearShown, lifetime);
  // An item is marked when it has been read.
  const attributeFilter = [...OTHER_SCRIPTS_ATTRIBUTES, "hidden", MARK.branch];
  const which = { attributes: true, subtree: true, attributeFilter };
  onMutation(element, which, correctLater, lifetime);
  onAbort(lifetime, () => cancelAnimationFrame(frame));
}
