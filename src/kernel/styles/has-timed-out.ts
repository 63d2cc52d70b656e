/** Whether the style sheet has stopped waiting for an element's code, and begun to show what there is instead. */
export const hasTimedOut = (element: HTMLElement) =>
  element.getAnimations().some(({ effect }) => effect?.getComputedTiming().progress != null);
