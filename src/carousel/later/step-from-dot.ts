import type { CarouselHost } from "../carousel.host.ts";
import { loops, moved, stepOfKey, stepped, stopped } from "../carousel.ts";

/** Goes from the dot that has the focus to the one beside it, and to its slide. */
export function stepFromDot(event: KeyboardEvent, row: Element, { state, options }: CarouselHost): void {
  const now = state.get();
  const by = stepOfKey(event.key, now.isRightToLeft);
  if (!by) return;
  event.preventDefault();
  const dots = [...row.children] as HTMLElement[];
  const index = dots.indexOf(event.target as HTMLElement);
  const next = stepped({ ...now, index }, by, loops(options.get())).index;
  state.set(stopped(moved(now, next)));
  dots[next]?.focus();
}
