import type { Choice } from "../kernel/consent.ts";

/**
 * Where the banner stands: it shows by itself while there is a reason to, was opened anew, fades out after a choice,
 * or was closed on this page.
 */
export type Stand = "auto" | "opened" | "fading" | "closed";

export interface CookieHintState {
  readonly stand: Stand;
  readonly choice: Choice | undefined;
  /** The choice is the browser's signal: it counts for as long as the page heeds that. */
  readonly isSignalled: boolean;
  /** The dialog asks whether a refusal is meant. */
  readonly isAsking: boolean;
  /** The visitor has opened the banner, so the focus goes there; a banner that comes by itself leaves it. */
  readonly takesFocus: boolean;
}

export const UNDECIDED: CookieHintState = {
  stand: "auto",
  choice: undefined,
  isSignalled: false,
  isAsking: false,
  takesFocus: false,
};

interface Showing {
  readonly whenDecided: "hide" | "show";
}

/** Whether the visitor can choose now. */
export const isOpen = ({ stand, choice }: CookieHintState, { whenDecided }: Showing) =>
  stand === "opened" || (stand === "auto" && (choice === undefined || whenDecided === "show"));

/** Whether anything of the banner shows. */
export const isShown = (state: CookieHintState, showing: Showing) =>
  state.stand === "fading" || isOpen(state, showing);

/** A choice counts, wherever it was made: what showed fades out. */
export const decided = (state: CookieHintState, choice: Choice, showing: Showing): CookieHintState => ({
  stand: isShown(state, showing) ? "fading" : "closed",
  choice,
  isSignalled: false,
  isAsking: false,
  takesFocus: false,
});

/** A choice counts that was not made just now: the banner comes or stays away accordingly, and nothing fades. */
export const recalled = (state: CookieHintState, choice: Choice): CookieHintState => ({ ...state, choice });

/** The browser's signal counts as a refusal where the visitor has not chosen, and no longer than it is heeded. */
export function signalled(state: CookieHintState, isHeeded: boolean): CookieHintState {
  if (isHeeded && !state.choice) return { ...state, choice: "declined", isSignalled: true };
  return !isHeeded && state.isSignalled ? { ...state, choice: undefined, isSignalled: false } : state;
}

/** The banner stands open, whatever was chosen before. */
export const opened = (state: CookieHintState, takesFocus: boolean): CookieHintState => ({
  ...state,
  stand: "opened",
  isAsking: false,
  takesFocus,
});

/** Opacities of a closing banner, one a frame, down to 0 (SPEC §4.1). */
export function fadeOpacities(step: number): number[] {
  const frames = Math.ceil(1 / step - Number.EPSILON);
  const isLast = (index: number) => index === frames - 1;
  return Array.from({ length: frames }, (_, index) => (isLast(index) ? 0 : 1 - (index + 1) * step));
}
