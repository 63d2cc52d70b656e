import { GATE } from "../kernel/consent/held-markup.ts";
import { type StartMode, writtenMode } from "../kernel/element/start-mode.ts";
import { keepCalls } from "../kernel/page/kept-calls.ts";
import { hasTimedOut } from "../kernel/styles/has-timed-out.ts";
import { holdCoveredFocus } from "./covered-focus.ts";
import { isCostly } from "./is-costly.ts";
import { keepPresses } from "./kept-press.ts";
import { firstSign, loadOnInteraction } from "./load-on-interaction.ts";
import { loadTag } from "./load-tag.ts";
import { loadWhenIdle } from "./load-when-idle.ts";
import { mayMark } from "./may-mark.ts";
import { ensureStyles, keepStyles } from "./page-styles.ts";
import { phaseOf } from "./phase.ts";
import { addPlaceholder, drawnText, removePlaceholder } from "./placeholder.ts";
import { enterShadowsIn, findShadows } from "./shadows.ts";
import { elementsIn, isReady, MARKUP, type Tag, tags } from "./tags.ts";
import { isUnneededBanner } from "./unneeded-banner.ts";

/** Finds the tags on the page, now and later, and loads the code of each when it is needed. */
export function start(): void {
  ensureStyles(prepareAll);
  keepPresses();
  loadOnInteraction();
  holdCoveredFocus();
  addEventListener("online", prepareAll);
  prepareAll();
  additions = new MutationObserver(prepareAdded);
  additions.observe(document, CHANGES);
  findShadows(enter);
}

type Load = (element: HTMLElement) => unknown;

/** Less than a window below, or anywhere above: on a page that opens scrolled, a column that stays in view begins there. */
const NEAR = "999999px 100% 100%";

const loadByMode: Partial<Record<string, Load>> = {
  eager: ({ localName }) => loadTag(localName),
  idle: ({ localName }) => loadWhenIdle(localName),
  near: inView(loadWhenIdle, NEAR),
  visible: inView(loadTag),
  visitor: async ({ localName }) => (await firstSign) && loadWhenIdle(localName),
  interaction: () => undefined,
} satisfies Record<StartMode, Load>;

/** How an element's code is loaded: that which has failed is tried again at once. */
function loaderOf(element: HTMLElement) {
  const {
    fixed,
    press,
    mode = press && isCostly() ? "interaction" : "idle",
  } = tags[element.localName] as Tag;
  const written = phaseOf(element.localName) === "failed" ? "eager" : (fixed ?? writtenMode(element) ?? mode);
  return loadByMode[written] ?? loadByMode[mode];
}

/** Loads what the tags need, and what markup needs that waits for consent. */
function prepare(found: readonly HTMLElement[]): void {
  const elements = found.filter(({ localName }) => localName in tags);
  if (found.length > elements.length) loadWhenIdle(GATE);
  const unready = elements.filter(({ localName }) => !isReady(localName));
  // Everything is read before anything is written, because a read after a write recalculates the page's styles.
  // An element that has timed out stays so: a loader that has started to fade must not come back.
  // Without the page's style sheet, as in a shadow root, nothing is drawn before the code.
  const waiting = unready.filter(
    (element) => element.getRootNode() === document && !hasTimedOut(element) && mayMark(element),
  );
  const drawn = new Map(waiting.map((element) => [element, drawnText(element)]));
  for (const element of waiting) element.dataset.dealerPhase = phaseOf(element.localName);
  for (const element of elements) {
    const text = drawn.get(element);
    if (text && element.dataset.dealerPhase !== "failed") addPlaceholder(element, text);
    else removePlaceholder(element);
  }
  for (const element of unready) {
    const { calls } = tags[element.localName] ?? {};
    if (calls) keepCalls(calls);
    if (!isUnneededBanner(element)) loaderOf(element)?.(element);
  }
}

/** Runs again when the style sheet has loaded, because without it no placeholder is drawn, and when the network is back. */
const prepareAll = () => prepare(elementsIn(document));

function prepareAdded(records: readonly MutationRecord[]): void {
  keepStyles();
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  const roots = added.filter((node) => node instanceof HTMLElement && node.isConnected) as HTMLElement[];
  const found = roots.flatMap((root) => (root.matches(MARKUP) ? [root] : elementsIn(root)));
  prepare([...new Set(found)]);
  if (roots[0]) enterShadowsIn(roots, enter);
}

const CHANGES = { childList: true, subtree: true };
let additions: MutationObserver;

/** Finds the tags in a shadow root as on the page. */
function enter(root: ShadowRoot): void {
  additions.observe(root, CHANGES);
  prepare(elementsIn(root));
  enterShadowsIn([root], enter);
}

/**
 * Loads the code of an element that comes into view, by what is in it where it has no box of its own, or of one that its
 * page hides at once. With one observer for all: the browser forgets an element that leaves the page before it was seen.
 */
function inView(load: (tag: string) => unknown, rootMargin = "0px"): Load {
  let observer: IntersectionObserver;
  const onSight = (entries: readonly IntersectionObserverEntry[]) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting) {
        observer.unobserve(target);
        load((target.closest(MARKUP) as Element).localName);
      }
  };
  return (element) => {
    const { display } = getComputedStyle(element);
    if (display === "none") return load(element.localName);
    observer ??= new IntersectionObserver(onSight, { rootMargin });
    for (const box of display === "contents" ? element.children : [element]) observer.observe(box);
  };
}
