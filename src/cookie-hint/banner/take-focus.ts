import type { CookieHintHost } from "../cookie-hint.host.ts";
import { keptFromFocus } from "../cookie-hint.ts";

/**
 * Gives the banner the focus. Where a script of the page takes it back, for something that is modal without being a modal
 * dialog, the banner becomes one: what is inert cannot take the focus.
 */
export function takeFocus({ element, state }: CookieHintHost, banner: HTMLElement): () => void {
  banner.focus();
  const keepFromOthers = () => {
    const isTaken = element.shadowRoot?.activeElement === null;
    if (isTaken && state.get().takesFocus) state.set(keptFromFocus(state.get()));
  };
  // After two frames: some scripts take it back in a task of its own.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(keepFromOthers);
  });
  return () => cancelAnimationFrame(frame);
}
