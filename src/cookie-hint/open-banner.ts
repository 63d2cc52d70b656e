import { isKeptFromPage } from "./banner/place-banner.ts";
import type { CookieHintHost } from "./cookie-hint.host.ts";
import { opened } from "./cookie-hint.ts";

/** Opens the banner where the visitor can press it: above what is modal now. */
export const openBanner = ({ element, state }: CookieHintHost, takesFocus: boolean): void =>
  state.set(opened(state.get(), { takesFocus, isModal: isKeptFromPage(element) }));
