import { hasAddress } from "../../kernel/has-address.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { openPath } from "../mega-nav.ts";
import { type MenuBranch, panelsHold } from "../menu-branch.ts";
import type { NavControl } from "../nav-control.ts";
import { type DelayedVisit, delayedVisit } from "./delayed-visit.ts";

const CONTROLS = "a, button, input, select, textarea, label, summary, [role=button]";

/** One listener for all items. Before the page's own listeners: what they would open is ours to open. */
export function watchPresses(
  host: MegaNavHost,
  control: NavControl,
  hover: { press(branch: MenuBranch): boolean },
): DelayedVisit {
  const { element, lifetime: signal } = host;
  const delayed = delayedVisit(host);
  const onClick = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || delayed.isFollowing()) return;
    // A press kept from before the code was there may be ahead of the reading.
    control.menu.visitAround(target);
    const branch = control.menu.branches.around(target);
    delayed.cancel();
    if (!branch || panelsHold(branch, target)) return;
    if (isToggle(branch, target)) takePress(event, branch);
    else if (branch.link?.contains(target)) delayPress(event, branch);
    else if (!target.closest(CONTROLS) || !branch.element.contains(target.closest(CONTROLS))) press(branch);
  };
  const press = (branch: MenuBranch) => {
    if (!hover.press(branch)) control.press(branch);
  };
  const takePress = (event: MouseEvent, branch: MenuBranch) => {
    if (branch.toggle.matches("a") && isForNewTab(event)) return;
    event.preventDefault();
    event.stopPropagation();
    press(branch);
  };
  const delayPress = (event: MouseEvent, branch: MenuBranch) => {
    const { layout, deepest } = host.state.get();
    const isWanted = layout === "mobile" && host.options.get().expandThenNavigate !== "off";
    if (!isWanted || isForNewTab(event) || openPath(deepest).includes(branch)) return;
    event.preventDefault();
    event.stopPropagation();
    control.press(branch);
    delayed.start(branch);
  };
  element.addEventListener("click", onClick, { capture: true, signal });
  return delayed;
}

/** The toggle, and a label that looks like a link but leads nowhere. */
const isToggle = ({ toggle, element }: MenuBranch, target: Element) => {
  if (toggle.contains(target)) return true;
  const link = target.closest("a");
  return link !== null && element.contains(link) && !hasAddress(link);
};

/** The browser's own ways to open a link elsewhere. */
const isForNewTab = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || shiftKey || altKey;
