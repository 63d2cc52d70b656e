/** A visitor does not wait longer for what has opened. */
const LONGEST_FADE_MS = 2000;

/** The transitions and animations in an element, and of itself, that end soon. */
export const fadesIn = (element: Element): Animation[] =>
  element.getAnimations({ subtree: true }).filter(endsSoon);

function endsSoon({ playState, currentTime, effect }: Animation): boolean {
  const end = Number(effect?.getComputedTiming().endTime);
  const isShort = playState === "running" && end - Number(currentTime) <= LONGEST_FADE_MS;
  // Firefox never starts animations in a hidden panel.
  return isShort && ((effect as KeyframeEffect).target?.checkVisibility() ?? false);
}
