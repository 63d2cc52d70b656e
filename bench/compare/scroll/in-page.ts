export interface Scrolled {
  readonly frames: number;
  /** Frames that delayed the next one by more than 50 ms. */
  readonly longFrames: number;
}

/** Scrolls from the top of the page to its end, by the same step in each frame. */
export async function scrollThrough(stepPx: number): Promise<Scrolled> {
  const LONG_FRAME_MS = 50;
  const frame = () => new Promise<number>(requestAnimationFrame);
  const end = document.documentElement.scrollHeight - innerHeight;
  const times = [await frame()];
  for (let top = 0; top < end; top += stepPx) {
    scrollTo({ top: top + stepPx, behavior: "instant" });
    times.push(await frame());
  }
  const frames = times.length - 1;
  const longFrames = times.filter((time, index) => time - (times[index - 1] ?? time) > LONG_FRAME_MS).length;
  return { frames, longFrames };
}
