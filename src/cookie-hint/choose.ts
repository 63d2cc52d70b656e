import { type Choice, CONSENT_VALUES } from "../kernel/consent.ts";
import type { Host } from "../kernel/host.ts";
import { nextTask } from "../kernel/next-task.ts";
import type { cookieHintContract } from "./cookie-hint.contract.ts";
import { type CookieHintState, decided } from "./cookie-hint.ts";
import { acceptanceEnds, refusalEnds } from "./expiry.ts";
import { tellOtherTabs } from "./other-tabs.ts";
import { clearTraces } from "./traces.ts";
import { writeChoice } from "./write-choice.ts";

export type CookieHintHost = Host<typeof cookieHintContract, CookieHintState>;
export type Source = "click" | "stored" | "gpc" | "other-tab";

/** A refusal counts at once, or after the dialog's question. */
export function pressDecline(host: CookieHintHost): void {
  if (host.options.get().decline === "confirm") setAsking(host, true);
  else choose(host, "declined");
}

export function setAsking({ state }: CookieHintHost, isAsking: boolean): void {
  if (state.get().isAsking !== isAsking) state.set({ ...state.get(), isAsking });
}

/** Asks, and unless someone objects keeps the choice and tells. A refusal after an acceptance undoes what that allowed. */
export function choose(host: CookieHintHost, choice: Choice): void {
  setAsking(host, false);
  if (!host.emit("dealer-cookie-hint-decide", { choice })) return;
  const isWithdrawal = choice === "declined" && host.state.get().choice === "accepted";
  const stored = writeChoice(choice, endOf(host, choice));
  // Before it is told: a storage guard then closes what is to be cleared.
  const cleared = isWithdrawal ? clearTraces() : undefined;
  host.state.set(decided(host.state.get(), choice, host.options.get()));
  tell(host, choice, "click", stored);
  // Once the banner is seen to go: to open a channel takes a while.
  nextTask().then(tellOtherTabs);
  cleared?.then(startAnew);
}

/** Says that a choice counts from now on. */
export const tell = (host: CookieHintHost, choice: Choice, source: Source, stored: boolean) =>
  host.emit("dealer-cookie-hint-decided", { choice, value: CONSENT_VALUES[choice], source, stored });

function endOf(host: CookieHintHost, choice: Choice): Date | undefined {
  const keeping = host.options.get();
  return choice === "accepted" ? acceptanceEnds(new Date(), keeping) : refusalEnds(new Date(), keeping);
}

/** Without the scripts that run by the acceptance, and without what they write at the last moment. */
function startAnew(): void {
  addEventListener("pagehide", () => clearTraces(), { once: true });
  location.reload();
}
