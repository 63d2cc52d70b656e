import { bannerOpenedBy } from "../kernel/consent/consent-banner.ts";
import { afterPrerendering, isPrerendering } from "../kernel/page/prerendering.ts";
import { closeByFading } from "./banner/close-by-fading.ts";
import { keepClearOfFocus } from "./banner/keep-clear-of-focus.ts";
import { keepPresses } from "./banner/keep-presses.ts";
import { returnFocus } from "./banner/return-focus.ts";
import { followChoice } from "./choice/follow-choice.ts";
import { keepsCookies } from "./choice/store-choice.ts";
import { checkDomain } from "./choice/warn-of-domain.ts";
import type { CookieHintHost } from "./cookie-hint.host.ts";
import { hidden, started } from "./cookie-hint.ts";
import { openBanner } from "./open-banner.ts";
import { openByAddress } from "./open-by-address.ts";

/** Does nothing before a visitor has the page before them: they may answer on another page until then. */
export function connectCookieHint(host: CookieHintHost): void {
  if (isPrerendering()) host.state.set(hidden(host.state.get()));
  afterPrerendering(() => start(host), host.lifetime);
}

/** Reads the stored choice, follows its changes, and opens and closes the banner. */
function start(host: CookieHintHost): void {
  if (!keepsCookies()) {
    queueMicrotask(() => host.element.remove());
    return;
  }
  checkDomain(host);
  returnFocus(host);
  keepPresses(host);
  keepClearOfFocus(host);
  closeByFading(host);
  followChoice(host);
  host.state.set(started(host.state.get()));
  openByAddress(host);
  document.addEventListener("click", (event) => openOnClick(host, event), { signal: host.lifetime });
}

function openOnClick(host: CookieHintHost, event: MouseEvent): void {
  const path = event.composedPath().filter((node) => node instanceof HTMLElement);
  const opener = path.find((node) => bannerOpenedBy(node) === host.element);
  if (!opener) return;
  event.preventDefault();
  // So that the focus can return to it: not every browser focuses an element that is pressed.
  opener.focus({ preventScroll: true });
  openBanner(host, true);
}
