import { replacePlaceholder } from "./placeholder.ts";
import { elementsIn, isReady } from "./tags.ts";

/**
 * Lets the style sheet know that code will load (`waiting`), that the page has loaded and the code has not (`loaded`), or
 * that no code will load (`failed`), so that it does not time out by itself.
 */
export type Phase = "waiting" | "loaded" | "failed";

const phases: Record<string, Phase> = {};

/** The phase for an element that is added to the page now. */
export const phaseOf = (tag: string): Phase => phases[tag] ?? "waiting";

export function markPhase(tag: string, phase: Phase): void {
  phases[tag] = phase;
  for (const element of elementsIn(document, `${tag}[data-dealer-phase]`))
    element.dataset.dealerPhase = phase;
}

/** Shows the author's content instead of the placeholder, unless the code has loaded by now. */
export const markFailed = (tag: string) =>
  isReady(tag) || replacePlaceholder(tag, () => markPhase(tag, "failed"));
