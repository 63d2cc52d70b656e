import { follow } from "../../../kernel/element/follow.ts";
import { MarkupLedger } from "../../../kernel/markup/markup-ledger.ts";
import { onResize } from "../../../kernel/page/resize.ts";
import { onWindowFirst } from "../../../kernel/page/window-first.ts";
import { ended } from "../../../kernel/task/ended.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import { isMenuShown } from "../../control/menu-button.ts";
import { requestMenu, setControl } from "../../control/transitions.ts";
import { MARK } from "../../marks.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { barButtons } from "./bar-buttons.ts";
import { foldedPart, isVisible, parentOf, partsAround } from "./folded.ts";
import { runningIn } from "./running.ts";
import {
  hasOpener,
  hiddenBy,
  isNear,
  openersAround,
  openersBeside,
  openersInside,
  pressedButton,
} from "./theme-buttons.ts";

/** A theme may show its drawer some time after a press. */
const PRESS_MS = 3000;
const FOLDING_ATTRIBUTES = ["class", "style", "hidden", "inert", "open", "aria-hidden", "data-state"];

/**
 * Leaves one button on a narrow page where the theme has one. In a drawer of the theme the list is always open. A button
 * of the theme that names the list, or that shows nothing because of our tag, opens the list in place of ours, and so does a
 * button in a bar that lies over ours. Other buttons of the theme for this list, inside our tag or beside it, are hidden.
 */
export function watchTheme(host: MegaNavHost, signal: AbortSignal): void {
  const { element, state } = host;
  const ledger = new MarkupLedger();
  /** Buttons that a visitor has pressed to show the menu, and that did not. */
  const adopted = new Set<HTMLElement>();
  let frame = 0;
  let wasFolded = false;
  let wasSeen = false;
  let pressedAt = Number.NEGATIVE_INFINITY;
  /** Whether the page may have other buttons than at the last search. */
  let mustSearch = true;
  /** A button whose press may show the menu. */
  let pressed: HTMLElement | undefined;
  let parts: readonly Element[] = [];
  /** Buttons outside the element that ours replaces. */
  let replaced: readonly HTMLElement[] = [];
  /** Lists that the theme's script has hidden, and that a replaced button would show. */
  const unfolded = new Set<Element>();
  /** The buttons in a bar that lies over our button. */
  let inBar: readonly HTMLElement[] = [];
  /** What is open for our button, whose own summary is replaced. */
  const opened = new Set<Element>();

  const check = () => {
    frame = 0;
    if (signal.aborted) return;
    if (state.get().layout !== "mobile") return leave();
    observeParts();
    const running = runningIn(parts);
    if (running.length > 0) return void ended(running).then(checkSoon);
    // Only visible buttons are found.
    if (mustSearch) {
      showReplaced();
      inBar = bar.find();
    }
    decide();
    if (!mustSearch) return;
    mustSearch = false;
    if (state.get().control === "own") replaced = openersBeside(element);
    for (const button of replaced) ledger.set(button, MARK.replaced, "beside");
    for (const button of openersInside(element)) {
      if (inBar.includes(button)) continue;
      ledger.set(button, MARK.replaced, "");
      const drawer = button.closest(`[${MARK.drawer}]`);
      if (drawer) {
        ledger.set(drawer, "open", "");
        opened.add(drawer);
      }
      for (const list of hiddenBy(button, element)) {
        ledger.set(list, "hidden", null);
        unfolded.add(list);
      }
    }
  };
  const showReplaced = () => {
    for (const button of replaced) ledger.restore(button);
    replaced = [];
    for (const drawer of opened) ledger.reset(drawer, "open");
    opened.clear();
    // On wide pages the theme's script decides.
    for (const list of unfolded) ledger.adopt(list, "hidden");
    unfolded.clear();
  };
  const leave = () => {
    showReplaced();
    bar.leave();
    inBar = [];
  };
  const searchSoon = () => {
    mustSearch = true;
    checkSoon();
  };
  const checkSoon = () => {
    if (!signal.aborted) frame ||= requestAnimationFrame(check);
  };
  const decide = () => {
    const button = pressed;
    pressed = undefined;
    if (adopted.size > 0) return;
    if (inBar.length > 0) return setControl(host, "page", inBar);
    const folded = foldedPart(parts);
    if (folded) {
      if (button && folded === element && isHiddenAsAny(element)) return adopt(button);
      if (wasSeen && !wasFolded && !hasOpener(folded, parentOf(folded))) return;
      wasFolded = true;
      return setControl(host, "none");
    }
    const isByVisitor = performance.now() - pressedAt < PRESS_MS;
    const hasDrawer = state.get().control === "none" && (!wasFolded || isByVisitor);
    wasFolded = false;
    wasSeen = true;
    if (hasDrawer || (!mustSearch && state.get().control !== "none")) return;
    const openers = openersAround(element, parts);
    const isOpen = openers.some((opener) => opener.getAttribute("aria-expanded") === "true");
    if (isOpen && state.get().control === "own") setControl(host, "none");
    else setControl(host, openers.length > 0 ? "page" : "own", openers);
  };
  const adopt = (button: HTMLElement) => {
    adopted.add(button);
    setControl(host, "page", [button]);
    requestMenu(host, true);
  };
  const observeParts = () => {
    const now = partsAround(element);
    if (now.length === parts.length && now.every((part, index) => part === parts[index])) return;
    parts = now;
    observer.disconnect();
    const page = [document.documentElement, document.body, parentOf(now.at(-1) as Element)];
    const attributes = { attributeFilter: FOLDING_ATTRIBUTES };
    for (const part of page) if (part) observer.observe(part, attributes);
    // A script of the theme may add its button late.
    for (const part of now)
      observer.observe(part, part === element ? attributes : { ...attributes, childList: true });
  };
  const onPress = (event: Event) => {
    // What a press in the menu changes around it is observed.
    if (event.composedPath().includes(element)) return;
    pressedAt = performance.now();
    if (state.get().layout !== "mobile") return;
    if (event.type === "click" && wasFolded) {
      const button = pressedButton(event, element);
      pressed = button && isNear(button, element) ? button : undefined;
    }
    checkSoon();
  };
  /** An adopted button shows the element itself too. */
  const showElement = () => {
    if (adopted.size > 0) ledger.set(element, MARK.shown, isMenuShown(host) ? "" : null);
  };

  const bar = barButtons(host, searchSoon, signal);
  const observer = new MutationObserver(searchSoon);
  const sight = new IntersectionObserver(searchSoon);
  sight.observe(element);
  for (const type of ["click", "pointerdown", "keydown"] as const) onWindowFirst(type, onPress, signal);
  onResize(searchSoon, signal);
  let { layout } = state.get();
  const onState = () => {
    showElement();
    if (state.get().layout === layout) return;
    ({ layout } = state.get());
    searchSoon();
  };
  follow(state, onState, signal);
  onAbort(signal, () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    sight.disconnect();
    ledger.restore();
  });
}

/** Whether the page's styles hide any element in this place, and not only the menu: its author did not hide it. */
function isHiddenAsAny(element: Element): boolean {
  if (isVisible(element)) return true;
  const probe = document.createElement("dealer-probe");
  element.after(probe);
  const isHidden = getComputedStyle(probe).display === "none" || !isVisible(probe);
  probe.remove();
  return isHidden;
}
