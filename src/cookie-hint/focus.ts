import { follow } from "../kernel/follow.ts";
import type { CookieHintHost } from "./choose.ts";
import { isOpen } from "./cookie-hint.ts";

/** Gives the focus back to where it was before it came to the banner. */
export function giveFocusBack(host: CookieHintHost): void {
  const { element, state, options, lifetime: signal } = host;
  let before: HTMLElement | undefined;

  const note = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) before = relatedTarget;
  };
  const giveBack = () => {
    if (isOpen(state.get(), options.get()) || !element.matches(":focus-within")) return;
    if (before?.isConnected) before.focus({ preventScroll: true });
    before = undefined;
  };

  element.addEventListener("focusin", note, { signal });
  follow(state, giveBack, signal);
}
