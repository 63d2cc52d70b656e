export type Phase = "waiting" | "fading" | "done";

/** Where the loader is: its phase, and for how long the fade had been going on when that was found, in ms. */
export interface LoaderState {
  readonly phase: Phase;
  readonly fadedMs: number;
}

export interface Timing {
  readonly delayMs: number;
  readonly fadeMs: number;
}

/** A state, and how long it lasts. */
export interface Moment extends LoaderState {
  readonly lastsMs: number;
}

export const WAITING: LoaderState = { phase: "waiting", fadedMs: 0 };
export const DONE: Moment = { phase: "done", fadedMs: 0, lastsMs: Number.POSITIVE_INFINITY };

/** What the loader shows so many ms after the page became ready. */
export function momentAt(sinceReadyMs: number, { delayMs, fadeMs }: Timing): Moment {
  const fadedMs = sinceReadyMs - delayMs;
  if (fadedMs < 0) return { ...WAITING, lastsMs: -fadedMs };
  if (fadedMs < fadeMs) return { phase: "fading", fadedMs, lastsMs: fadeMs - fadedMs };
  return DONE;
}
