import type { Choice } from "../kernel/consent/consent.ts";
import type { Host } from "../kernel/element/host.ts";
import type { cookieHintContract } from "./cookie-hint.contract.ts";

export type CookieHintHost = Host<typeof cookieHintContract, CookieHintState>;

/**
 * Whether the banner shows: not yet, by itself where a choice is missing, because it was opened, while it fades out after a
 * choice, or not any more on this page.
 */
export type BannerState = "waiting" | "auto" | "opened" | "fading" | "closed";

export interface CookieHintState {
  readonly banner: BannerState;
  readonly choice: Choice | undefined;
  /** The choice is the browser's Global Privacy Control; it counts for as long as the page respects that. */
  readonly isSignalled: boolean;
  /** The dialog that confirms a refusal is open. */
  readonly isConfirming: boolean;
  /** The visitor has opened the banner, so it gets the focus; a banner that shows by itself does not. */
  readonly takesFocus: boolean;
  /** Opened while something modal kept the visitor from the page: the banner is a modal dialog above it. */
  readonly isModal: boolean;
}

export const initialState = (): CookieHintState => ({
  banner: "auto",
  choice: undefined,
  isSignalled: false,
  isConfirming: false,
  takesFocus: false,
  isModal: false,
});
