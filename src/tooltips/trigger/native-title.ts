import { onMutation } from "../../kernel/markup/on-mutation.ts";
import { onAbort } from "../../kernel/task/on-abort.ts";
import { keyedEffect } from "../keyed-effect.ts";
import { isNamedByTitle } from "./is-named-by-title.ts";

/** Has the title while it is suppressed: in the markup, so that a copy which a script makes meanwhile has it too. */
const SUPPRESSED = "data-dealer-title";

/** The element's title, also while it is suppressed. */
export function titleOf(trigger: Element): string {
  const title = trigger.getAttribute("title");
  return title || (title === "" && trigger.getAttribute(SUPPRESSED)) || "";
}

/**
 * Keeps the browser from showing its own bubble with the title of a trigger or of an ancestor. The title is emptied, not
 * removed: an empty one hides an ancestor's, and the page's `[title]` rules still match.
 */
export function suppressTitle(trigger: Element, signal: AbortSignal): void {
  const copied = trigger.getAttribute(SUPPRESSED);
  if (copied) restoreTitle(trigger, copied);
  if (!trigger.closest('[title]:not([title=""])')) return;
  const suppress = keyedEffect((title: string | null, written) => emptyTitle(trigger, title, written));
  const check = () => {
    const title = trigger.getAttribute("title");
    if (title !== "") suppress(title);
  };
  onMutation(trigger, { attributeFilter: ["title"] }, check, signal);
  onAbort(signal, () => suppress(undefined));
  check();
}

function emptyTitle(trigger: Element, title: string | null, signal: AbortSignal): void {
  if (title && isNamedByTitle(trigger)) addLabel(trigger, title, signal);
  if (title) trigger.setAttribute(SUPPRESSED, title);
  trigger.setAttribute("title", "");
  onAbort(signal, () => restoreTitle(trigger, title));
}

/** A title that the page has written meanwhile stays. */
function restoreTitle(trigger: Element, title: string | null): void {
  trigger.removeAttribute(SUPPRESSED);
  if (trigger.getAttribute("title") !== "") return;
  if (title === null) trigger.removeAttribute("title");
  else trigger.setAttribute("title", title);
}

function addLabel(trigger: Element, label: string, signal: AbortSignal): void {
  trigger.setAttribute("aria-label", label);
  const removeLabel = () => {
    if (trigger.getAttribute("aria-label") === label) trigger.removeAttribute("aria-label");
  };
  onAbort(signal, removeLabel);
}
