import { onPageEvent } from "../../kernel/page/page-event.ts";
import type { MenuController } from "../control/menu-controller.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { type MenuBranch, panelsContain } from "../menu/menu-branch.ts";
import { tabLists } from "../menu/tab-lists.ts";
import { controlsIn, outermostControls } from "../reading/focus.ts";
import type { DelayedNavigation } from "./delayed-navigation.ts";
import { closeInnermost } from "./escape.ts";

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * The optional keys of the ARIA authoring guide's disclosure navigation: the arrow keys, Home and End move the focus
 * between the controls of one level, and the down arrow on an open toggle moves it into the panel. Space presses a
 * toggle that is a link.
 */
export function watchKeys(
  host: MegaNavHost,
  controller: MenuController,
  navigation: DelayedNavigation,
): void {
  const { element, lifetime: signal } = host;
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || hasModifier(event) || !(target instanceof HTMLElement)) return;
    if (!target.matches("a, button, summary") || !target.closest("li, details")) return;
    const isDone = key === " " ? pressLink(target) : move(host, controller, target, key);
    if (isDone) event.preventDefault();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || isInDialog(event, element)) return;
    navigation.cancel();
    if (closeInnermost(host, controller)) event.preventDefault();
  };
  element.addEventListener("keydown", onKey, { signal });
  onPageEvent("keydown", onEscape, signal);
}

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey;

/** Escape closes an open dialog first. */
const isInDialog = ({ target }: Event, element: Element) =>
  target instanceof Element && target.closest("dialog[open]")?.contains(element) === false;

function pressLink(target: HTMLElement): boolean {
  const isToggle = target.matches("a[data-dealer-toggle]");
  if (isToggle) target.click();
  return isToggle;
}

function move(host: MegaNavHost, controller: MenuController, from: HTMLElement, pressed: string): boolean {
  const key = readingKey(pressed, from);
  const step = STEPS[key];
  if (step === undefined) return false;
  const branch = controller.menu.branches.closest(from);
  if (branch?.toggle === from && from.matches("[role=tab]")) return moveTab(controller, branch, from, step);
  const isOpenToggle = branch?.toggle === from && controller.openBranches().includes(branch);
  if (isOpenToggle && key === "ArrowDown") return focusStep(controlsIn(branch.panels), -1, 1);
  const inside = branch && panelsContain(branch, from) ? branch : branch?.parent;
  const controls = inside ? controlsIn(inside.panels) : outermostControls(host.element);
  return focusStep(controls, controls.indexOf(from), step);
}

/** In right-to-left text the next item is to the left. */
function readingKey(key: string, element: Element): string {
  const isMirrored = /Left|Right/.test(key) && getComputedStyle(element).direction === "rtl";
  if (!isMirrored) return key;
  return key === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
}

function focusStep(controls: readonly HTMLElement[], from: number, step: number): boolean {
  const to = Math.min(Math.max(from + step, 0), controls.length - 1);
  controls[to]?.focus();
  return controls.length > 0;
}

/** The focused tab becomes active; after the last tab comes the first. */
function moveTab(
  controller: MenuController,
  { tabList }: MenuBranch,
  from: HTMLElement,
  step: number,
): boolean {
  const tabs = tabLists(controller.menu.branches.all()).get(tabList as Element) ?? [];
  const to = Number.isFinite(step)
    ? tabs.at((tabs.findIndex(({ toggle }) => toggle === from) + step) % tabs.length)
    : tabs.at(step < 0 ? 0 : -1);
  if (to) controller.activate(to);
  to?.toggle.focus();
  return to !== undefined;
}
