import { viewportSize } from "../../../kernel/page/viewport-size.ts";
import { ended } from "../../../kernel/task/ended.ts";
import { isElement, isItem, isList, nodesIn, outsideItems } from "../../reading/nodes.ts";
import { foldedPart, isVisible, partsAround } from "./folded.ts";
import { runningIn } from "./running.ts";

/** A theme that shows these, shows the others too. */
const JUDGED_ITEMS = 4;
const LABEL = "a, button, span, strong, summary";

/** The open menus whose list the theme's own styles show. */
const shownByTheme = new WeakSet<Element>();

/**
 * Calls back when the theme's own styles do not show the list of an open menu, or show it where it cannot be used. Returns a
 * function that stops waiting for that.
 */
export function showUnlessTheme(menu: Element, show: () => void): () => void {
  let frame = 0;
  let isStopped = false;
  let styles: string | undefined;

  const judge = () => {
    if (isStopped) return;
    const parts = partsAround(listOf(menu));
    const running = runningIn([
      ...parts,
      ...(menu.shadowRoot && isVisible(listOf(menu)) ? [menu.shadowRoot] : []),
    ]);
    if (running.length > 0) {
      // It may close before these have finished.
      shownByTheme.add(menu);
      return void ended(running).then(judge);
    }
    if (isUsable(listOf(menu), parts)) return void shownByTheme.add(menu);
    // A script of the theme may slide the list open, and changes these in every frame.
    const now = parts.map((part) => part.getAttribute("style")).join();
    if (now !== styles && parts.some((part) => (part as HTMLElement).style.overflow === "hidden")) {
      styles = now;
      frame = requestAnimationFrame(judge);
    } else {
      shownByTheme.delete(menu);
      show();
    }
  };
  shownByTheme.delete(menu);
  judge();
  return () => {
    isStopped = true;
    cancelAnimationFrame(frame);
  };
}

export const isShownByTheme = (menu: Element) => shownByTheme.has(menu);

/** Whether the theme hides the list of an open menu. */
export const isHiddenByTheme = (menu: Element) => isFoldedAway(partsAround(listOf(menu)));

/** What a script of the theme may change to show and hide a list. */
export function themeState(menu: Element): string {
  const { documentElement, body } = document;
  const names = ["class", "style", "hidden", "open", "aria-hidden"];
  return [documentElement, body, ...partsAround(listOf(menu))]
    .flatMap((part) => names.map((name) => part.getAttribute(name)))
    .join("|");
}

function listOf(menu: Element): Element {
  const lists = outsideItems(menu).filter(isList);
  return lists.find(isVisible) ?? lists[0] ?? menu;
}

/** Whether the first links can be seen and pressed, in the window's width. */
function isUsable(list: Element, parts: readonly Element[]): boolean {
  if (isFoldedAway(parts)) return false;
  const items = nodesIn(list).filter((node): node is HTMLElement => isElement(node) && isItem(node));
  const visible = items.slice(0, JUDGED_ITEMS).filter(isVisible);
  return visible.length > 0 && visible.every(canPress);
}

/** An element around a positioned list may have no size, and be anywhere. */
function isFoldedAway(parts: readonly Element[]): boolean {
  const [list, ...around] = parts as [Element, ...Element[]];
  const sized = around.filter((part) => {
    const { width, height } = part.getBoundingClientRect();
    const { display, overflow } = getComputedStyle(part);
    return width * height > 0 || display === "none" || overflow !== "visible";
  });
  return foldedPart([list, ...sized]) !== undefined;
}

function canPress(item: HTMLElement): boolean {
  const label = item.querySelector(LABEL) ?? item;
  const { left, right, top, width, height } = label.getBoundingClientRect();
  const viewport = viewportSize();
  if (width * height === 0 || left < -1 || right > viewport.width + 1) return false;
  const y = top + height / 2;
  if (y < 0 || y >= viewport.height) return true;
  const root = item.getRootNode() as Document | ShadowRoot;
  return item.contains(root.elementFromPoint(left + width / 2, y));
}
