import { keepFromDialog } from "../../kernel/page/escape.ts";
import { onWindowFirst } from "../../kernel/page/window-first.ts";
import type { MenuController } from "../control/menu-controller.ts";
import { MARK } from "../marks.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { tabLists } from "../menu/tab-lists.ts";
import { type MenuBranch, panelsContain } from "../menu-branch.ts";
import { controlsIn, outermostControls } from "../reading/focus.ts";
import { ITEMS } from "../reading/nodes.ts";
import type { DelayedNavigation } from "./delayed-navigation.ts";
import { closeInnermost, isForOthers } from "./escape.ts";
import { listenFirst, targetIn } from "./listen-first.ts";
import { isMenuControl } from "./menu-parts.ts";

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Each Escape closes one thing, also with several menus on a page. */
const handledEscapes = new WeakSet<Event>();

/**
 * The optional keys of the ARIA authoring guide's disclosure navigation: the arrow keys, Home and End move the focus
 * between the controls of one level, and the down arrow on an open toggle moves it into the panel. Space and Enter press
 * a toggle. Other menu scripts do not get these keys on toggles and links of items.
 */
export function watchKeys(
  host: MegaNavHost,
  controller: MenuController,
  navigation: DelayedNavigation,
): void {
  const { element, lifetime: signal } = host;
  const isMoved = ({ key }: KeyboardEvent, from: Element) =>
    from.matches(MOVABLE) && from.closest(ITEMS) && move(host, controller, from as HTMLElement, key);
  const onKey = (event: KeyboardEvent, target: Element) => {
    if (!isKept(event, target)) return;
    event.stopImmediatePropagation();
    if (isPress(event) ? pressToggle(event, target as HTMLElement) : isMoved(event, target))
      event.preventDefault();
  };
  /** The browser presses a button at the end of the key, or at `keypress`. */
  const onRest = (event: KeyboardEvent, target: Element) => {
    if (isPress(event) && isKept(event, target)) event.stopImmediatePropagation();
  };
  /** On a button of the page itself, the page's own listeners come first. */
  const onLateKey = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || hasModifier(event) || !(target instanceof Element)) return;
    // Bootstrap 3 prevents every Space in its menus, also on a button.
    if (isPress(event) && target.closest(BOOTSTRAP_MENU)) event.stopPropagation();
    else if (isMoved(event, target)) event.preventDefault();
  };
  let isReleaseOurs = false;
  const onEscape = (event: KeyboardEvent) => {
    isReleaseOurs = false;
    if (event.key !== "Escape" || handledEscapes.has(event) || isForOthers(event, element)) return;
    navigation.cancel();
    if (!closeInnermost(event, host, controller)) return;
    handledEscapes.add(event);
    isReleaseOurs = true;
    event.preventDefault();
    keepFromDialog(event);
    // Other scripts may close what they have opened, but not the theme's drawer around a submenu, and Bootstrap throws
    // where no toggle is its own.
    const target = targetIn(event, element);
    const isInDrawer = target && host.state.get().control === "none";
    if (isInDrawer || target?.closest(BOOTSTRAP_MENU)) event.stopImmediatePropagation();
  };
  /** WordPress 6.1 closes every submenu around the focus when the key is released. */
  const onRelease = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isReleaseOurs) return;
    isReleaseOurs = false;
    event.stopImmediatePropagation();
  };
  listenFirst(element, "keydown", onKey, signal);
  listenFirst(element, "keypress", onRest, signal);
  listenFirst(element, "keyup", onRest, signal);
  element.addEventListener("keydown", onLateKey, { signal });
  onWindowFirst("keydown", onEscape, signal);
  onWindowFirst("keyup", onRelease, signal);
}

const MOVABLE = "a, button, summary, [role=button]";
const BOOTSTRAP_MENU = ".dropdown-menu";

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey;

const isPress = ({ key }: KeyboardEvent) => key === " " || key === "Enter";

/** Whether other scripts must not get a key. */
function isKept(event: KeyboardEvent, target: Element): boolean {
  if (event.isComposing || hasModifier(event)) return false;
  if (isMenuControl(target)) return isPress(event) || event.key in STEPS;
  // Bootstrap takes these keys before the content of its menus gets them, and throws where no toggle is its own.
  const isBootstrapKey = /^Arrow(Up|Down)$/.test(event.key) && !target.matches("input, textarea");
  return isBootstrapKey && target.closest(BOOTSTRAP_MENU) !== null;
}

/** Presses a toggle that the browser itself does not press by this key; returns whether it has. */
function pressToggle({ key, repeat, defaultPrevented }: KeyboardEvent, target: HTMLElement): boolean {
  const pressable = key === "Enter" ? "button, summary, a[href]" : "button, summary";
  if (!target.matches(`[${MARK.toggle}]`) || (!defaultPrevented && target.matches(pressable))) return false;
  if (!repeat) target.click();
  return true;
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
