import { isEscapeForOthers } from "../../kernel/page/escape.ts";
import { isMenuShown, menuButton } from "../control/menu-button.ts";
import type { MenuController } from "../control/menu-controller.ts";
import { requestMenu } from "../control/transitions.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { contains, type MenuBranch } from "../menu-branch.ts";
import { focusedAround } from "../reading/focus.ts";
import { isMenuControl } from "./menu-parts.ts";

/** Whether Escape is meant for others; a list that a part of the menu opens is the menu's own. */
export const isForOthers = (event: KeyboardEvent, element: Element) =>
  isEscapeForOthers(event, element, isMenuControl);

/**
 * Closes the innermost open branch that contains the focus, else the innermost open branch, else the mobile menu.
 * Returns whether something was closed.
 */
export function closeInnermost(event: Event, host: MegaNavHost, controller: MenuController): boolean {
  if (host.state.get().layout === "mobile" && !isMenuShown(host)) return false;
  const focused = focusedAround(host.element);
  const isElsewhere = focused !== null && focused !== document.body && !host.element.contains(focused);
  const open = controller.openBranches();
  const around = open.findLast((branch) => contains(branch, focused)) ?? open.at(-1);
  const isOnButton = menuButton(host)?.matches(":focus") ?? false;
  if (around && !(isMenuShown(host) && (isElsewhere || isOnButton)))
    return closeBranch(event, host, controller, around, isElsewhere);
  return isMenuShown(host) && closeMenu(event, host, isElsewhere);
}

function closeBranch(
  event: Event,
  host: MegaNavHost,
  controller: MenuController,
  branch: MenuBranch,
  isElsewhere: boolean,
): boolean {
  controller.close(branch);
  if (!isElsewhere) holdFocus(branch.toggle, event, host.lifetime);
  return true;
}

function closeMenu(event: Event, host: MegaNavHost, isElsewhere: boolean): boolean {
  requestMenu(host, false);
  const isClosed = !host.state.get().menuOpen;
  const button = menuButton(host);
  if (isClosed && !isElsewhere && button) holdFocus(button, event, host.lifetime);
  return isClosed;
}

/** A menu script of the theme may move the focus at the same key. */
function holdFocus(control: HTMLElement, during: Event, signal: AbortSignal): void {
  const onBlur = () => during.eventPhase !== during.NONE && holdFocus(control, during, signal);
  control.focus();
  control.addEventListener("blur", onBlur, { once: true, signal });
}
