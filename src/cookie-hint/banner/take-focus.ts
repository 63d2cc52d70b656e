import type { CookieHintHost } from "../cookie-hint.host.ts";
import { keptFromFocus } from "../cookie-hint.ts";

/** From then on the focus goes where the visitor wants it. */
const BY_VISITOR = ["keydown", "pointerdown"];

/**
 * Gives the banner the focus. Where a script of the page takes it back, for something that is modal without being a modal
 * dialog, the banner becomes one: what is inert cannot take the focus.
 */
export function takeFocus({ element, state }: CookieHintHost, banner: HTMLElement): () => void {
  const end = new AbortController();
  const { signal } = end;
  const stop = () => end.abort();
  const keepFromOthers = () => {
    const isTaken = element.shadowRoot?.activeElement === null;
    if (isTaken && !signal.aborted && state.get().takesFocus) state.set(keptFromFocus(state.get()));
  };
  banner.focus();
  // Some scripts take it back in a task of its own, which may come late; others before this listens.
  addEventListener("focusin", keepFromOthers, { capture: true, signal });
  requestAnimationFrame(keepFromOthers);
  for (const type of BY_VISITOR) addEventListener(type, stop, { capture: true, signal });
  return stop;
}
