import { elementsIn } from "./tags.ts";

/**
 * Tells the style sheet that code will come (`waiting`), that the page has loaded meanwhile (`loaded`), or that no
 * code comes (`failed`), so that it need not give up waiting by itself.
 */
export type Phase = "waiting" | "loaded" | "failed";

export function markPhase(tag: string, phase: Phase): void {
  for (const element of elementsIn(document, tag))
    if (element.dataset.dealerPhase) element.dataset.dealerPhase = phase;
}

export function clearPhase(tag: string): void {
  for (const element of elementsIn(document, tag)) delete element.dataset.dealerPhase;
}
