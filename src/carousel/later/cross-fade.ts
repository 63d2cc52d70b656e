import { prefersReducedMotion } from "../../kernel/page/media.ts";

const FADE_MS = 250;

/** Fades one slide out over the next, which is shown already; nothing is written on either. */
export function crossFade(before: HTMLElement | undefined, now: HTMLElement | undefined): void {
  if (!before || !now || prefersReducedMotion()) return;
  const there = `translateX(${now.offsetLeft - before.offsetLeft}px)`;
  before.animate({ opacity: [1, 0], transform: [there, there], zIndex: [1, 1] }, FADE_MS);
}
