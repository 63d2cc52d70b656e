import { isMenuShown, menuButton, requestMenu } from "../control/menu-button.ts";
import type { MenuController } from "../control/menu-controller.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { contains, type MenuBranch } from "../menu/menu-branch.ts";
import { focusedAround } from "../reading/focus.ts";
import { isMenuControl } from "./menu-parts.ts";

const DIALOGS = "dialog[open], [aria-modal=true], [role=dialog], [role=alertdialog]";
/** What the browser itself, or our tooltips, close on Escape. Browsers that know one of these ignore the others. */
const LAYERS = ":is(dialog:modal, [popover]:not([popover=manual]):popover-open, [role=tooltip]:popover-open)";
const OPENED_LISTS = "[role=combobox][aria-expanded=true], [aria-haspopup][aria-expanded=true]";

/**
 * Whether Escape is meant for something that lies over the menu, or for a list of suggestions. Whether a script has
 * prevented the event says nothing: many themes prevent every Escape.
 */
export function isForOthers(event: KeyboardEvent, element: Element): boolean {
  const path = event.composedPath().filter((node) => node instanceof Element);
  const [target] = path;
  const isInDialog = path.some((around) => around.matches(DIALOGS) && !isInside(element, around));
  const isUnderLayer = [...document.querySelectorAll(LAYERS)].some((layer) => !isInside(element, layer));
  const isInList = target?.matches(OPENED_LISTS) === true && !isMenuControl(target);
  return event.isComposing || isInDialog || isUnderLayer || isInList;
}

/** Whether a node is in an element, also through shadow roots. */
function isInside(node: Node, element: Element): boolean {
  const { host } = node.getRootNode() as Partial<ShadowRoot>;
  return element.contains(node) || (host !== undefined && isInside(host, element));
}

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
  if (around && !(isElsewhere && isMenuShown(host)))
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
  controller.setByVisitor({ ...host.state.get(), deepest: branch.parent });
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
