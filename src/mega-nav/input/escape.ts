import { isMenuShown, menuButton, requestMenu } from "../control/menu-button.ts";
import type { MenuController } from "../control/menu-controller.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { contains, type MenuBranch } from "../menu/menu-branch.ts";
import { focusedAround } from "../reading/focus.ts";

/**
 * Closes the innermost open branch that contains the focus, else the innermost open branch, else the mobile menu.
 * Returns whether something was closed.
 */
export function closeInnermost(host: MegaNavHost, controller: MenuController): boolean {
  if (host.state.get().layout === "mobile" && !isMenuShown(host)) return false;
  const focused = focusedAround(host.element);
  const isElsewhere = focused !== null && focused !== document.body && !host.element.contains(focused);
  const open = controller.openBranches();
  const around = open.findLast((branch) => contains(branch, focused)) ?? open.at(-1);
  if (around && !(isElsewhere && isMenuShown(host)))
    return closeBranch(host, controller, around, isElsewhere);
  return isMenuShown(host) && closeMenu(host, isElsewhere);
}

function closeBranch(
  host: MegaNavHost,
  controller: MenuController,
  branch: MenuBranch,
  isElsewhere: boolean,
): boolean {
  controller.setByVisitor({ ...host.state.get(), deepest: branch.parent });
  if (!isElsewhere) branch.toggle.focus();
  return true;
}

function closeMenu(host: MegaNavHost, isElsewhere: boolean): boolean {
  requestMenu(host, false);
  const isClosed = !host.state.get().menuOpen;
  if (isClosed && !isElsewhere) menuButton(host)?.focus();
  return isClosed;
}
