import type { Choice } from "../kernel/consent/consent.ts";
import type { CookieHintState } from "./cookie-hint.host.ts";

interface Showing {
  readonly whenDecided: "hide" | "show";
}

/** Whether the visitor can choose now. */
export const isOpen = ({ banner, choice }: CookieHintState, { whenDecided }: Showing) =>
  banner === "opened" || (banner === "auto" && (choice === undefined || whenDecided === "show"));

/** Whether the banner shows, also while it fades. */
export const isShown = (state: CookieHintState, showing: Showing) =>
  state.banner === "fading" || isOpen(state, showing);

/** On a page that is being prerendered: the visitor is not asked yet. */
export const hidden = (state: CookieHintState): CookieHintState => ({ ...state, banner: "waiting" });

/** When a visitor has the page before them; a banner that a script has opened before stays open. */
export const started = (state: CookieHintState): CookieHintState =>
  state.banner === "waiting" ? { ...state, banner: "auto" } : state;

/** After a choice was made, here or elsewhere: a banner that shows fades out. */
export const decided = (state: CookieHintState, choice: Choice, showing: Showing): CookieHintState => ({
  banner: isShown(state, showing) ? "fading" : "closed",
  choice,
  isSignalled: false,
  isConfirming: false,
  takesFocus: false,
  isModal: false,
});

/** With the choice of an earlier visit: the banner shows or does not, and nothing fades. */
export const recalled = (state: CookieHintState, choice: Choice): CookieHintState => ({ ...state, choice });

/** With the browser's signal on or off: on, it is a refusal if the visitor has not chosen; off, that refusal ends. */
export function signalled(state: CookieHintState, isSignalOn: boolean): CookieHintState {
  if (isSignalOn && !state.choice) return { ...state, choice: "declined", isSignalled: true };
  return !isSignalOn && state.isSignalled ? { ...state, choice: undefined, isSignalled: false } : state;
}

/** With the banner open, whatever was chosen before. */
export const opened = (
  state: CookieHintState,
  how: Pick<CookieHintState, "takesFocus" | "isModal">,
): CookieHintState => ({ ...state, banner: "opened", isConfirming: false, ...how });

/** Opened where a script keeps the focus elsewhere. */
export const keptFromFocus = (state: CookieHintState): CookieHintState => ({ ...state, isModal: true });

/** After Escape in a modal banner: it waits until nothing else is modal. */
export const postponed = (state: CookieHintState): CookieHintState => ({
  ...state,
  takesFocus: false,
  isModal: false,
});

/** Opacities of a closing banner, one per frame, down to 0 (spec §4.1). */
export function fadeOpacities(step: number): number[] {
  const frames = Math.ceil(1 / step - Number.EPSILON);
  const isLast = (index: number) => index === frames - 1;
  return [...Array(frames).keys()].map((index) => (isLast(index) ? 0 : 1 - (index + 1) * step));
}
