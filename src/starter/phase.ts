import { replacePlaceholder } from "./placeholder.ts";
import { elementsIn, isReady } from "./tags.ts";

/**
 * Tells the style sheet that code will come (`waiting`), that the page has loaded meanwhile (`loaded`), or that no
 * code comes (`failed`), so that it need not give up waiting by itself.
 */
export type Phase = "waiting" | "loaded" | "failed";

const phases: Record<string, Phase> = {};

/** What an element that comes to the page now has to know. */
export const phaseOf = (tag: string): Phase => phases[tag] ?? "waiting";

export function markPhase(tag: string, phase: Phase): void {
  phases[tag] = phase;
  for (const element of elementsIn(document, `${tag}[data-dealer-phase]`))
    element.dataset.dealerPhase = phase;
}

/** Without code by now, what the author wrote takes the place of what stood in for it. */
export const markFailed = (tag: string) =>
  isReady(tag) || replacePlaceholder(tag, () => markPhase(tag, "failed"));
