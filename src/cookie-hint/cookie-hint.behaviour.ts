import { bannerOpenedBy, isOpenedByAddress } from "../kernel/consent/consent-banner.ts";
import { closeByFading } from "./banner/close-by-fading.ts";
import { keepClearOfFocus } from "./banner/keep-clear-of-focus.ts";
import { returnFocus } from "./banner/return-focus.ts";
import { followChoice } from "./choice/follow-choice.ts";
import { keepsCookies } from "./choice/store-choice.ts";
import type { CookieHintHost } from "./cookie-hint.host.ts";
import { opened } from "./cookie-hint.ts";

/** Reads the stored choice, follows its changes, and opens and closes the banner. */
export function connectCookieHint(host: CookieHintHost): void {
  if (!keepsCookies()) {
    queueMicrotask(() => host.element.remove());
    return;
  }
  returnFocus(host);
  keepClearOfFocus(host);
  closeByFading(host);
  followChoice(host);
  if (isOpenedByAddress()) host.state.set(opened(host.state.get(), false));
  document.addEventListener("click", (event) => openOnClick(host, event), { signal: host.lifetime });
}

export const openBanner = (host: CookieHintHost) => host.state.set(opened(host.state.get(), true));

function openOnClick(host: CookieHintHost, event: MouseEvent): void {
  const path = event.composedPath().filter((node) => node instanceof HTMLElement);
  const opener = path.find((node) => bannerOpenedBy(node) === host.element);
  if (!opener) return;
  event.preventDefault();
  // So that the focus can return to it: not every browser focuses an element that is pressed.
  opener.focus({ preventScroll: true });
  openBanner(host);
}
