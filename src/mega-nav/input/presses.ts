import { hasAddress } from "../../kernel/markup/has-address.ts";
import type { MenuController } from "../control/menu-controller.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { openPath } from "../mega-nav.ts";
import { type MenuBranch, panelsContain } from "../menu/menu-branch.ts";
import { type DelayedNavigation, delayedNavigation } from "./delayed-navigation.ts";

const CONTROLS = "a, button, input, select, textarea, label, summary, [role=button]";

/**
 * One listener for all items, in the capture phase: the page's own listeners must not open the same submenu as well.
 */
export function watchPresses(
  host: MegaNavHost,
  controller: MenuController,
  hover: { press(branch: MenuBranch): boolean },
): DelayedNavigation {
  const { element, lifetime: signal } = host;
  const navigation = delayedNavigation(host);
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || navigation.isFollowing()) return;
    // The starter repeats a press from before the code had loaded: the item may not have been read yet.
    controller.menu.visitAround(target);
    const branch = controller.menu.branches.closest(target);
    navigation.cancel();
    if (!branch || panelsContain(branch, target)) return;
    if (isToggle(branch, target)) onToggleClick(event, branch);
    else if (branch.link?.contains(target)) onLinkClick(event, branch);
    else if (!target.closest(CONTROLS) || !branch.element.contains(target.closest(CONTROLS))) press(branch);
  };
  const press = (branch: MenuBranch) => {
    if (!hover.press(branch)) controller.activate(branch);
  };
  const onToggleClick = (event: MouseEvent, branch: MenuBranch) => {
    if (branch.toggle.matches("a") && isForNewTab(event)) return;
    event.preventDefault();
    event.stopPropagation();
    press(branch);
  };
  const onLinkClick = (event: MouseEvent, branch: MenuBranch) => {
    const { layout, deepest } = host.state.get();
    const isDelayed = layout === "mobile" && host.options.get().expandThenNavigate !== "off";
    if (!isDelayed || isForNewTab(event) || openPath(deepest).includes(branch)) return;
    event.preventDefault();
    event.stopPropagation();
    controller.activate(branch);
    navigation.start(branch);
  };
  element.addEventListener("click", onClick, { capture: true, signal });
  return navigation;
}

/** Whether a press is on the toggle, or on a label that looks like a link but leads nowhere. */
const isToggle = ({ toggle, element }: MenuBranch, target: Element) => {
  if (toggle.contains(target)) return true;
  const link = target.closest("a");
  return link !== null && element.contains(link) && !hasAddress(link);
};

/** Whether the browser opens the link in another tab or window. */
const isForNewTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
