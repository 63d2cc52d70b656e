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

/** Finds the tags on the page, now and later, and loads each one's code when it is needed. */
export function start(): void {
  ensureStyles(prepareAll);
  keepPresses();
  loadOnInteraction();
  prepareAll();
  new MutationObserver(prepareAdded).observe(document, { childList: true, subtree: true });
}

const starters: Partial<Record<StartMode, (element: HTMLElement) => void>> = {
  eager: ({ localName }) => loadTag(localName),
  idle: ({ localName }) => loadWhenIdle(localName),
  visible: (element) => visibility().observe(element),
};

const modeOf = (element: HTMLElement) => tags[element.localName]?.mode ?? startModeOf(element);

function prepare(elements: readonly HTMLElement[]): void {
  const newcomers = elements.filter(({ localName }) => !isReady(localName));
  // All is read before anything is written: each read after a write would style the page again.
  // What the style sheet has given up stays so: a loader that has begun to end does not come back.
  const waiting = newcomers.filter((element) => !hasTimedOut(element));
  const drawn = new Set(waiting.filter(isPlaceholderDrawn));
  for (const element of waiting) element.dataset.dealerPhase = phaseOf(element.localName);
  for (const element of elements)
    if (drawn.has(element) && element.dataset.dealerPhase !== "failed") addPlaceholder(element);
    else removePlaceholder(element);
  for (const element of newcomers) if (!isUnneededBanner(element)) starters[modeOf(element)]?.(element);
}

/** Again with the style sheet: until it is there, nothing is drawn as a button. */
const prepareAll = () => prepare(elementsIn(document));

function prepareAdded(records: readonly MutationRecord[]): void {
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
  const roots = added.filter((node) => node instanceof HTMLElement && node.isConnected) as HTMLElement[];
  const found = roots.flatMap((root) => (root.localName in tags ? [root] : elementsIn(root)));
  prepare([...new Set(found)]);
}

let observer: IntersectionObserver | undefined;

/** Loads what comes into view. */
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
