import type { LoaderState } from "./loader.host.ts";

export interface Timing {
  readonly delayMs: number;
  readonly fadeMs: number;
}

/** A state, and how long it lasts. */
export interface Moment extends LoaderState {
  readonly lastsMs: number;
}

export const DONE: Moment = { phase: "done", fadedMs: 0, lastsMs: Number.POSITIVE_INFINITY };

/** The loader's state `sinceReadyMs` after the page became ready. */
export function momentAt(sinceReadyMs: number, { delayMs, fadeMs }: Timing): Moment {
  const fadedMs = sinceReadyMs - delayMs;
  if (fadedMs < 0) return { phase: "waiting", fadedMs: 0, lastsMs: -fadedMs };
  if (fadedMs < fadeMs) return { phase: "fading", fadedMs, lastsMs: fadeMs - fadedMs };
  return DONE;
}
