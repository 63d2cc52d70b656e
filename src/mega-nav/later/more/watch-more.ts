import { follow } from "../../../kernel/element/follow.ts";
import { MarkupLedger } from "../../../kernel/markup/markup-ledger.ts";
import { onMutation } from "../../../kernel/markup/on-mutation.ts";
import { sharedSheet } from "../../../kernel/styles/shared-sheet.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import { OWN_TOGGLE } from "../../marks.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { focusedAround, outermostControls } from "../../reading/focus.ts";
import { isElement, isList } from "../../reading/nodes.ts";
import { listsIn } from "../fit/item-boxes.ts";
import { aroundOf, shortageOf } from "../fit/shortage.ts";
import { FOLLOWED, MORE } from "./copies.ts";
import { MoreItem } from "./more-item.ts";
import { mostThatFit } from "./most-that-fit.ts";

const STYLES = `@layer dealer-elements {
  @media screen { [${MORE}="in"] { display: none !important } }
  [${MORE}="none"] { position: absolute !important; visibility: hidden !important }
  @media print { [${MORE}="item"] { display: none !important } }
}`;
/** A copy of these is not the same: it has a state, or a script of its own. */
const NO_COPY = "form, input, select, textarea, iframe, video, audio, object, embed, canvas, script, style";

/** Replaces the last outermost items of a wide page that are not on one line by the item "Meer", which has copies of them. */
export function watchMore(host: MegaNavHost, controller: MenuController, signal: AbortSignal): void {
  const { element, options, state } = host;
  const ledger = new MarkupLedger();
  const more = new MoreItem((original, name) => controller.menu.ledger.found(original, name));
  const styles = sharedSheet(STYLES);
  let list: Element | undefined;
  let hidden: readonly HTMLElement[] = [];
  let last = Number.POSITIVE_INFINITY;
  let frame = 0;
  let observed: readonly Element[] = [];

  /** Kept until the list changes: a menu has thousands of elements. */
  let plain = new WeakMap<Element, boolean>();
  const isPlain = (item: Element) => {
    const known = plain.get(item) ?? hasPlainContent(item);
    plain.set(item, known);
    return known;
  };
  const isWhole = (item: HTMLElement) =>
    controller.menu.branches.get(item)?.panels.every((panel) => item.contains(panel)) ?? true;
  const hide = (items: readonly HTMLElement[]) => {
    for (const item of hidden) if (!items.includes(item)) ledger.restore(item);
    for (const item of items) ledger.set(item, MORE, "in");
    hidden = items;
  };
  const showAll = () => {
    hide([]);
    more.element.remove();
  };
  /** Shows the first of the items that may have copies, and all others. */
  const showFirst = (count: number, items: readonly HTMLElement[]) => {
    hide(items.slice(count));
    const isNeeded = count < items.length;
    // Not removed while it is tried, and displayed: its panel may be open, and WebKit 2.50 hangs on an open panel that is not.
    more.setShown(isNeeded);
    if (list && isNeeded) more.addTo(list, items, options.get().moreLabel);
  };
  const measure = () => {
    const isUsed = state.get().layout === "desktop" && options.get().layout !== "tabs";
    list = isUsed ? longestList(element, hidden) : undefined;
    if (!list) return showAll();
    hide([]);
    const items = ([...list.children] as HTMLElement[]).filter(
      (item) =>
        item !== more.element &&
        item.matches("li") &&
        item.checkVisibility() &&
        isWhole(item) &&
        isPlain(item),
    );
    const found = mostThatFit(items.length, last, (count) => {
      showFirst(count, items);
      return shortageOf(element) === 0;
    });
    last = found ?? items.length;
    showFirst(last, items);
    more.copies.show(hidden);
  };
  const update = () => {
    frame = 0;
    const focused = focusedAround(element);
    const wasInMore = more.element.contains(focused);
    measure();
    const [open] = controller.openBranches();
    const isGone = (item: HTMLElement) =>
      item === more.element ? hidden.length === 0 : hidden.includes(item);
    if (open && isGone(open.element)) controller.closeAll();
    if (hidden.length === 0) more.element.remove();
    moveFocus(focused, wasInMore);
    observeAll();
  };
  const updateSoon = () => {
    frame ||= requestAnimationFrame(update);
  };
  const moveFocus = (focused: Element | null, wasInMore: boolean) => {
    if (!focused) return;
    if (hidden.some((item) => item.contains(focused))) more.label.focus({ preventScroll: true });
    else if (wasInMore && !focused.isConnected) {
      const next = more.copies.originalOf(focused) ?? outermostControls(element).at(-1);
      next?.focus({ preventScroll: true });
    }
  };
  const observer = new ResizeObserver(updateSoon);
  const observeAll = () => {
    const now = [...aroundOf(element), ...(list ? [list, ...list.children] : [])];
    if (now.length === observed.length && now.every((one, index) => one === observed[index])) return;
    observer.disconnect();
    for (const one of now) observer.observe(one);
    observed = now;
  };
  const onMarkup = (records: readonly MutationRecord[]) => {
    const changes = records.filter((record) => isTheAuthors(record, more.element));
    for (const { type, target } of changes)
      for (const item of hidden) if (type !== "attributes" && item.contains(target)) more.copies.forget(item);
    if (changes.length === 0) return;
    plain = new WeakMap();
    updateSoon();
  };
  let { layout } = state.get();
  const onState = () => {
    if (state.get().layout === layout) return;
    ({ layout } = state.get());
    update();
  };

  styles.addTo(element.getRootNode() as Document | ShadowRoot);
  const which = { childList: true, characterData: true, subtree: true };
  onMutation(element, { ...which, attributeFilter: FOLLOWED }, onMarkup, signal);
  document.fonts.ready.then(() => signal.aborted || updateSoon());
  document.fonts.addEventListener("loadingdone", updateSoon, { signal });
  follow(state, onState, signal);
  follow(options, updateSoon, signal);
  onAbort(signal, () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    showAll();
    ledger.restore();
    styles.remove();
  });
  update();
}

/** The list with the most outermost items, with those that are hidden now. */
function longestList(element: Element, hidden: readonly Element[]): Element | undefined {
  const sizes = new Map([...listsIn(element)].map(([list, { length }]) => [list, length]));
  for (const { parentElement } of hidden)
    if (parentElement) sizes.set(parentElement, (sizes.get(parentElement) ?? 0) + 1);
  const [longest] = [...sizes].sort(([, one], [, other]) => other - one);
  return longest && isList(longest[0]) ? longest[0] : undefined;
}

/** Whether a copy of an item is as good as the item: custom elements have a state and a script too. */
const hasPlainContent = (item: Element) =>
  item.querySelector(NO_COPY) === null &&
  [...item.querySelectorAll("*")].every(({ localName }) => !localName.includes("-"));

/** Whether a change is one of the author's, in an item but not in "Meer". */
function isTheAuthors({ type, target, addedNodes, removedNodes }: MutationRecord, own: Element): boolean {
  if (own.contains(target)) return false;
  const isOurs = (node: Node) => node === own || (isElement(node) && node.matches(OWN_TOGGLE));
  if (isElement(target) && target.matches(OWN_TOGGLE)) return false;
  return type !== "childList" || ![...addedNodes, ...removedNodes].every(isOurs);
}
