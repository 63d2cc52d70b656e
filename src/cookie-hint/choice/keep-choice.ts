import { type Choice, storedChoice } from "../../kernel/consent/consent.ts";
import { dayIn, reaskDay } from "../../kernel/consent/reask.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";
import { acceptanceEnds, refusalEnds } from "./expiry.ts";
import { storeChoice } from "./store-choice.ts";
import { warnOfDomain } from "./warn-of-domain.ts";

/** Stores a choice of now as the attributes ask, and returns whether the browser keeps it. */
export const keepChoice = (host: CookieHintHost, choice: Choice) =>
  keep(host, choice, new Date().toISOString().slice(0, 10));

/** With `renew`, stores an acceptance again: for as long as one of now, with the day on which it was made. */
export function renewChoice(host: CookieHintHost): void {
  if (host.options.get().renew && storedChoice() === "accepted")
    keep(host, "accepted", dayIn(document.cookie));
}

/** Stores it for the domain, or for the host alone where that cannot be. */
function keep(host: CookieHintHost, choice: Choice, made: string): boolean {
  const periods = host.options.get();
  const now = new Date();
  const ends = choice === "accepted" ? acceptanceEnds(now, periods) : refusalEnds(now, periods);
  const onHost = { choice, ends, day: reaskDay() && made, domain: "" };
  const { domain } = periods;
  if (domain && storeChoice({ ...onHost, domain })) return true;
  if (domain) warnOfDomain(host);
  return storeChoice(onHost);
}
