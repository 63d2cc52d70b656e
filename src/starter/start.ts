import { type StartMode, startModeOf } from "../kernel/element/start-mode.ts";
import { hasTimedOut } from "../kernel/styles/has-timed-out.ts";
import { keepPresses } from "./kept-press.ts";
import { loadOnInteraction } from "./load-on-interaction.ts";
import { loadTag } from "./load-tag.ts";
import { loadWhenIdle } from "./load-when-idle.ts";
import { ensureStyles } from "./page-styles.ts";
import { phaseOf } from "./phase.ts";
import { addPlaceholder, isPlaceholderDrawn, removePlaceholder } from "./placeholder.ts";
import { elementsIn, isReady, tags } from "./tags.ts";
import { isUnneededBanner } from "./unneeded-banner.ts";

/** Finds the tags on the page, now and later, and loads the code of each when it is needed. */
export function start(): void {
  ensureStyles(prepareAll);
  keepPresses();
  loadOnInteraction();
  prepareAll();
  new MutationObserver(prepareAdded).observe(document, { childList: true, subtree: true });
}

const loadByMode: Partial<Record<StartMode, (element: HTMLElement) => void>> = {
  eager: ({ localName }) => loadTag(localName),
  idle: ({ localName }) => loadWhenIdle(localName),
  visible: (element) => visibility().observe(element),
};

const modeOf = (element: HTMLElement) => tags[element.localName]?.mode ?? startModeOf(element);

function prepare(elements: readonly HTMLElement[]): void {
  const unready = elements.filter(({ localName }) => !isReady(localName));
  // Everything is read before anything is written, because a read after a write recalculates the page's styles.
  // An element that has timed out stays so: a loader that has started to fade must not come back.
  const waiting = unready.filter((element) => !hasTimedOut(element));
  const drawn = new Set(waiting.filter(isPlaceholderDrawn));
  for (const element of waiting) element.dataset.dealerPhase = phaseOf(element.localName);
  for (const element of elements)
    if (drawn.has(element) && element.dataset.dealerPhase !== "failed") addPlaceholder(element);
    else removePlaceholder(element);
  for (const element of unready) if (!isUnneededBanner(element)) loadByMode[modeOf(element)]?.(element);
}

/** Runs again when the style sheet has loaded, because without it no placeholder is drawn. */
const prepareAll = () => prepare(elementsIn(document));

function prepareAdded(records: readonly MutationRecord[]): void {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  const roots = added.filter((node) => node instanceof HTMLElement && node.isConnected) as HTMLElement[];
  const found = roots.flatMap((root) => (root.localName in tags ? [root] : elementsIn(root)));
  prepare([...new Set(found)]);
}

let observer: IntersectionObserver | undefined;

/** Loads the code of elements that come into view. */
function visibility(): IntersectionObserver {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      loadTag(target.localName);
    }
  });
  return observer;
}
