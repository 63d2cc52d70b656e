import { storedChoice } from "../kernel/consent.ts";
import { bannerAskedBy, isAskedByAddress } from "../kernel/consent-banner.ts";
import { follow } from "../kernel/follow.ts";
import { type CookieHintHost, tell } from "./choose.ts";
import { keepClearOfFocus } from "./clear-of-focus.ts";
import { closeByFading } from "./closing.ts";
import { decided, isOpen, opened, recalled, signalled } from "./cookie-hint.ts";
import { giveFocusBack } from "./focus.ts";
import { hearOtherTabs } from "./other-tabs.ts";
import { hasPrivacyControl } from "./privacy-control.ts";
import { keepsCookies } from "./write-choice.ts";

/** Reads the choice there is, and follows every way in which it can change. */
export function connectCookieHint(host: CookieHintHost): void {
  const { element, lifetime: signal } = host;
  if (!keepsCookies()) {
    queueMicrotask(() => element.remove());
    return;
  }
  giveFocusBack(host);
  keepClearOfFocus(host);
  closeByFading(host);
  readChoice(host);
  hearOtherTabs(() => rereadChoice(host), signal);
  document.addEventListener("click", (event) => heedOpener(host, event), { signal });
  document.addEventListener("dealer-cookie-hint-decided", (event) => joinOther(host, event), { signal });
  follow(host.options, () => heedPrivacyControl(host), signal);
}

export const openBanner = (host: CookieHintHost) => host.state.set(opened(host.state.get(), true));

function readChoice(host: CookieHintHost): void {
  const stored = storedChoice();
  if (stored && !host.state.get().choice) {
    host.state.set(recalled(host.state.get(), stored));
    tell(host, stored, "stored", true);
  }
  heedPrivacyControl(host);
  if (isAskedByAddress()) host.state.set(opened(host.state.get(), false));
}

function heedPrivacyControl(host: CookieHintHost): void {
  const before = host.state.get();
  const after = signalled(before, host.options.get().gpc === "deny" && hasPrivacyControl());
  if (after === before) return;
  host.state.set(after);
  if (after.isSignalled) tell(host, "declined", "gpc", false);
}

function rereadChoice(host: CookieHintHost): void {
  const stored = storedChoice();
  if (!stored || stored === host.state.get().choice) return;
  host.state.set(decided(host.state.get(), stored, host.options.get()));
  tell(host, stored, "other-tab", true);
}

function heedOpener(host: CookieHintHost, event: MouseEvent): void {
  const path = event.composedPath().filter((node) => node instanceof HTMLElement);
  const opener = path.find((node) => bannerAskedBy(node) === host.element);
  if (!opener) return;
  event.preventDefault();
  // So that the focus can come back: not every browser gives it to what is pressed.
  opener.focus({ preventScroll: true });
  openBanner(host);
}

/** Two banners on one page are one question. */
function joinOther(
  host: CookieHintHost,
  { target, detail }: HTMLElementEventMap["dealer-cookie-hint-decided"],
) {
  const { state, options, element } = host;
  if (target === element || !isOpen(state.get(), options.get())) return;
  state.set(decided(state.get(), detail.choice, options.get()));
}
