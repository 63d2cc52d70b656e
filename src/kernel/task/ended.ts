/** Waits until animations have ended or are cancelled. Some pages replace `Promise` by one without `allSettled`. */
export const ended = (animations: readonly Animation[]): Promise<unknown> =>
  Promise.all(animations.map(({ finished }) => finished.catch(() => {})));
