import { type Choice, CONSENT_VALUES, storedChoice } from "../kernel/consent.ts";
import { onAbort } from "../kernel/on-abort.ts";
import { pageSource } from "../kernel/page-source.ts";
import { bannerGone, isBanner } from "./banner.dom.ts";
import type { Visitor } from "./tags.ts";

let visitor: Visitor = { choice: undefined, isNews: false };

export const currentVisitor = () => visitor;

/**
 * The visitor's choice, from when the first element asks: the page's state at once, then every decision. A refusal
 * counts at once, an acceptance when the banner is gone.
 */
export const onDecision = pageSource<void>((publish, signal) => {
  let pending = new AbortController();
  const decide = async (choice: Choice, isNews: boolean) => {
    pending.abort();
    pending = new AbortController();
    const { signal: latest } = pending;
    if (choice === "accepted") await bannerGone(latest);
    // A refusal may come after the wait has ended and before this goes on.
    if (latest.aborted) return;
    visitor = { choice, isNews };
    publish();
  };
  const hear = ({ detail }: DocumentEventMap["dealer-cookie-hint-decided"]) => {
    if (Object.hasOwn(CONSENT_VALUES, Object(detail).choice)) decide(detail.choice, true);
  };

  /** Another tab may have changed it while no banner's code was here to hear of it. */
  const look = () => {
    const stored = storedChoice();
    if (!document.hidden && stored && stored !== visitor.choice) decide(stored, true);
  };

  onAbort(signal, () => pending.abort());
  document.addEventListener("dealer-cookie-hint-decided", hear, { signal });
  document.addEventListener("visibilitychange", look, { signal });
  addEventListener("pageshow", look, { signal });
  const found = choiceOnPage();
  if (found === "accepted" && isBanner("fading")) decide(found, false);
  else visitor = { choice: found ?? visitor.choice, isNews: false };
});

/** What the browser keeps, else what a banner honours for this page alone. */
function choiceOnPage(): Choice | undefined {
  const inMemory = (["declined", "accepted"] as const).find(isBanner);
  return storedChoice() ?? inMemory;
}
