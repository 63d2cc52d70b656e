/** Whether the style sheet has timed out on an element's code, and has started to reveal the author's content. */
export const hasTimedOut = (element: HTMLElement) =>
  element.getAnimations().some(({ effect }) => effect?.getComputedTiming().progress != null);
