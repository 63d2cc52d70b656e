/** Transitions and animations that end: until then nothing is certain. */
export const runningIn = (parts: readonly (Element | ShadowRoot)[]): Animation[] =>
  parts
    .flatMap((part) => part.getAnimations())
    .filter(({ playState, effect }) => {
      const { endTime } = effect?.getComputedTiming() ?? {};
      return playState === "running" && Number.isFinite(Number(endTime)) && Number(endTime) < 10_000;
    });
