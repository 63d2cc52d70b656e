import { focusedAround } from "../focused.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { holds, type MenuBranch } from "../menu-branch.ts";
import { isMenuShown, menuButton, requestMenu } from "../mobile-menu.ts";
import type { NavControl } from "../nav-control.ts";

/** Escape closes the innermost open branch that holds the focus, else the innermost; then the mobile menu. Whether it did. */
export function stepOut(host: MegaNavHost, control: NavControl): boolean {
  if (host.state.get().layout === "mobile" && !isMenuShown(host)) return false;
  const focused = focusedAround(host.element);
  const isElsewhere = focused !== null && focused !== document.body && !host.element.contains(focused);
  const open = control.openBranches();
  const around = open.findLast((branch) => holds(branch, focused)) ?? open.at(-1);
  if (around && !(isElsewhere && isMenuShown(host))) return closeBranch(host, control, around, isElsewhere);
  return isMenuShown(host) && closeMenu(host, isElsewhere);
}

function closeBranch(
  host: MegaNavHost,
  control: NavControl,
  branch: MenuBranch,
  isElsewhere: boolean,
): boolean {
  control.act({ ...host.state.get(), deepest: branch.parent });
  if (!isElsewhere) branch.toggle.focus();
  return true;
}

function closeMenu(host: MegaNavHost, isElsewhere: boolean): boolean {
  requestMenu(host, false);
  const isClosed = !host.state.get().menuOpen;
  if (isClosed && !isElsewhere) menuButton(host)?.focus();
  return isClosed;
}
