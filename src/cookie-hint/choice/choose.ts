import { clearSiteData } from "../../kernel/consent/clearing/clear-site-data.ts";
import { type Choice, CONSENT_VALUES, storedChoice } from "../../kernel/consent/consent.ts";
import { notifyOtherWindows } from "../../kernel/consent/other-windows.ts";
import { nextTask } from "../../kernel/task/next-task.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";
import { decided } from "../cookie-hint.ts";
import { keepChoice } from "./keep-choice.ts";

type Source = "click" | "stored" | "gpc" | "other-tab";

/** Refuses at once, or opens the dialog that confirms it. */
export function pressDecline(host: CookieHintHost): void {
  if (host.options.get().decline === "confirm") setConfirming(host, true);
  else choose(host, "declined");
}

export function setConfirming({ state }: CookieHintHost, isConfirming: boolean): void {
  if (state.get().isConfirming !== isConfirming) state.set({ ...state.get(), isConfirming });
}

/** Stores and reports a choice, unless a listener cancels it. A refusal after an acceptance also clears the site's data. */
export function choose(host: CookieHintHost, choice: Choice): void {
  setConfirming(host, false);
  if (!host.emit("dealer-cookie-hint-decide", { choice })) return;
  const isWithdrawal = choice === "declined" && hasAccepted(host);
  const stored = keepChoice(host, choice);
  // Before the report: it makes a storage guard block what is to be cleared.
  const cleared = isWithdrawal ? clearSiteData() : undefined;
  host.state.set(decided(host.state.get(), choice, host.options.get()));
  reportChoice(host, choice, "click", stored);
  // After the banner has begun to close: opening a channel is slow. Another window may have chosen meanwhile.
  const notified = nextTask().then(() => stored && storedChoice() === choice && notifyOtherWindows(choice));
  if (cleared) Promise.all([cleared, notified]).then(startAfresh);
}

/** Reports that a choice counts from now on. */
export const reportChoice = (host: CookieHintHost, choice: Choice, source: Source, stored: boolean) =>
  host.emit("dealer-cookie-hint-decided", { choice, value: CONSENT_VALUES[choice], source, stored });

/** Also an acceptance that no longer counts: scripts have stored something while it did. */
const hasAccepted = ({ state }: CookieHintHost) =>
  state.get().choice === "accepted" || storedChoice() === "accepted";

/** Ends the scripts that the acceptance allowed, and clears what they write at the last moment. */
function startAfresh(): void {
  addEventListener("pagehide", () => clearSiteData(), { once: true });
  try {
    // A replaced history entry is requested by GET: a page that answered a form is not posted again.
    history.replaceState(history.state, "");
  } finally {
    location.reload();
  }
}
