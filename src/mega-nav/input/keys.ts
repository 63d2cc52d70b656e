import { onPageEvent } from "../../kernel/page-event.ts";
import { tabLists } from "../active-tabs.ts";
import type { MegaNavHost } from "../mega-nav.host.ts";
import { type MenuBranch, panelsHold } from "../menu-branch.ts";
import type { NavControl } from "../nav-control.ts";
import { controlsIn, outermostControls } from "./controls.ts";
import type { DelayedVisit } from "./delayed-visit.ts";
import { stepOut } from "./escape.ts";

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * The optional keys of the authoring guide's disclosure navigation: arrows, Home and End go from control to control
 * where the focus is, an arrow down on an open toggle goes into its panel. Space presses a toggle that is a link.
 */
export function watchKeys(host: MegaNavHost, control: NavControl, delayed: DelayedVisit): void {
  const { element, lifetime: signal } = host;
  const onKey = (event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.defaultPrevented || hasModifier(event) || !(target instanceof HTMLElement)) return;
    if (!target.matches("a, button, summary") || !target.closest("li, details")) return;
    const isDone = key === " " ? pressLink(target) : move(host, control, target, key);
    if (isDone) event.preventDefault();
  };
  const onEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented || isInDialog(event, element)) return;
    delayed.cancel();
    if (stepOut(host, control)) event.preventDefault();
  };
  element.addEventListener("keydown", onKey, { signal });
  onPageEvent("keydown", onEscape, signal);
}

const hasModifier = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || shiftKey;

/** A dialog on top has Escape for itself. */
const isInDialog = ({ target }: Event, element: Element) =>
  target instanceof Element && target.closest("dialog[open]")?.contains(element) === false;

function pressLink(target: HTMLElement): boolean {
  const isToggle = target.matches("a[data-dealer-toggle]");
  if (isToggle) target.click();
  return isToggle;
}

function move(host: MegaNavHost, control: NavControl, from: HTMLElement, pressed: string): boolean {
  const key = readingKey(pressed, from);
  const step = STEPS[key];
  if (step === undefined) return false;
  const branch = control.menu.branches.around(from);
  if (branch?.toggle === from && from.matches("[role=tab]")) return moveTab(control, branch, from, step);
  const isOpenToggle = branch?.toggle === from && control.openBranches().includes(branch);
  if (isOpenToggle && key === "ArrowDown") return focusStep(controlsIn(branch.panels), -1, 1);
  const inside = branch && panelsHold(branch, from) ? branch : branch?.parent;
  const controls = inside ? controlsIn(inside.panels) : outermostControls(host.element);
  return focusStep(controls, controls.indexOf(from), step);
}

/** In a right-to-left text the next item is to the left. */
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

/** Tabs follow the focus, and go round. */
function moveTab(control: NavControl, { tabList }: MenuBranch, from: HTMLElement, step: number): boolean {
  const tabs = tabLists(control.menu.branches.all()).get(tabList as Element) ?? [];
  const to = Number.isFinite(step)
    ? tabs.at((tabs.findIndex(({ toggle }) => toggle === from) + step) % tabs.length)
    : tabs.at(step < 0 ? 0 : -1);
  if (to) control.press(to);
  to?.toggle.focus();
  return to !== undefined;
}
