import { onAbort } from "../../kernel/task/on-abort.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";
import { postponed } from "../cookie-hint.ts";
import { keepKeys } from "./keep-keys.ts";

/** Shows a banner above what is modal on the page, until the signal aborts; that gets the focus back then. */
export function showModally(banner: HTMLDialogElement, { state }: CookieHintHost, signal: AbortSignal): void {
  banner.addEventListener("close", () => state.set(postponed(state.get())), { signal });
  keepKeys(signal);
  banner.showModal();
  onAbort(signal, () => banner.close());
}
