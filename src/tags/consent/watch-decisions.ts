import type { Choice } from "../../kernel/consent/consent.ts";
import { onChoice } from "../../kernel/consent/on-choice.ts";
import { visitorChoice } from "../../kernel/consent/visitor-choice.ts";
import { pageSource } from "../../kernel/page/page-source.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import type { Visitor } from "../tags.host.ts";
import { bannerGone, isBanner } from "./watch-banner.ts";

let visitor: Visitor = { choice: undefined, isNew: false };

export const currentVisitor = () => visitor;

/**
 * Calls back after each decision. The first subscriber also reads the choice that the page starts with. A refusal takes
 * effect at once, an acceptance once the banner has gone.
 */
export const onDecision = pageSource<void>((publish, signal) => {
  let pending = new AbortController();
  const decide = async (choice: Choice, isNew: boolean) => {
    pending.abort();
    pending = new AbortController();
    const { signal: latest } = pending;
    if (choice === "accepted") await bannerGone(latest);
    // A refusal may come between the end of the wait and this line.
    if (latest.aborted) return;
    visitor = { choice, isNew };
    publish();
  };

  onAbort(signal, () => pending.abort());
  onChoice((choice) => choice && decide(choice, true), signal);
  const initial = choiceOnPage();
  if (initial === "accepted" && isBanner("fading")) decide(initial, false);
  else visitor = { choice: initial ?? visitor.choice, isNew: false };
});

/** The stored choice, else one that a banner keeps for this page only. */
function choiceOnPage(): Choice | undefined {
  const inMemory = (["declined", "accepted"] as const).find(isBanner);
  return visitorChoice() ?? inMemory;
}
