import { hasAddress } from "../../kernel/markup/has-address.ts";
import type { MenuController } from "../control/menu-controller.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { openPath } from "../mega-nav.ts";
import { type MenuBranch, panelsContain } from "../menu-branch.ts";
import { type DelayedNavigation, delayedNavigation } from "./delayed-navigation.ts";
import { keepFollowing } from "./first-press.ts";
import { listenFirst } from "./listen-first.ts";
import { isLabelPart } from "./menu-parts.ts";

/** One listener for all items, before all others: the page's own scripts must not open the same submenu as well. */
export function watchPresses(host: MegaNavHost, controller: MenuController): DelayedNavigation {
  const { element, lifetime: signal } = host;
  const navigation = delayedNavigation(host);
  const onClick = (event: MouseEvent, target: Element) => {
    if (navigation.isFollowing()) return;
    // The starter repeats a press from before the code had loaded: the item may not have been read yet.
    controller.menu.visitAround(target);
    const branch = controller.menu.branches.closest(target);
    navigation.cancel();
    controller.missed = branch ? undefined : target;
    if (!branch || panelsContain(branch, target)) return;
    if (isToggle(branch, target)) onToggleClick(event, branch);
    else if (branch.link?.contains(target)) onLinkClick(event, branch);
    else if (isLabelPart(branch, target)) {
      event.stopImmediatePropagation();
      press(branch);
    }
  };
  const press = (branch: MenuBranch) => {
    if (!controller.isConfirming(branch)) controller.activate(branch);
  };
  const onToggleClick = (event: MouseEvent, branch: MenuBranch) => {
    if (branch.toggle.matches("a") && isForNewTab(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    press(branch);
  };
  const onLinkClick = (event: MouseEvent, branch: MenuBranch) => {
    const { layout, deepest } = host.state.get();
    const isDelayed = layout === "mobile" && host.options.get().expandThenNavigate !== "off";
    if (!isDelayed || isForNewTab(event) || openPath(deepest).includes(branch))
      return keepFollowing(event, branch.link as Element, branch.element);
    event.preventDefault();
    event.stopImmediatePropagation();
    controller.activate(branch);
    navigation.start(branch);
  };
  listenFirst(element, "click", onClick, signal);
  return navigation;
}

/** Whether a press is on the toggle, or on a label that looks like a link but leads nowhere. */
const isToggle = ({ toggle, element }: MenuBranch, target: Element) => {
  if (toggle.contains(target)) return true;
  const link = target.closest("a");
  return link !== null && element.contains(link) && !hasAddress(link);
};

/** Whether the browser opens the link in another tab or window. */
export const isForNewTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
