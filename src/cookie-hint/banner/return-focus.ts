import { follow } from "../../kernel/element/follow.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";
import { isOpen } from "../cookie-hint.ts";

/** Returns the focus to where it was before the banner got it. */
export function returnFocus(host: CookieHintHost): void {
  const { element, state, options, lifetime: signal } = host;
  let before: HTMLElement | undefined;

  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) before = relatedTarget;
  };
  const focusBefore = () => {
    if (isOpen(state.get(), options.get()) || !element.matches(":focus-within")) return;
    if (before?.isConnected) before.focus({ preventScroll: true });
    before = undefined;
  };

  element.addEventListener("focusin", remember, { signal });
  follow(state, focusBefore, signal);
}
