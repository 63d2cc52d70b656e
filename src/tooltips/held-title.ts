import { onAbort } from "../kernel/on-abort.ts";
import { isNamedByTitle } from "./is-named-by-title.ts";

const held = new WeakMap<Element, string>();

/** The title, also while it is held. */
export function titleOf(trigger: Element): string {
  const title = trigger.getAttribute("title") ?? "";
  return title || (trigger.hasAttribute("title") && held.get(trigger)) || "";
}

/**
 * Keeps the browser from showing the title, or that of something around, in a bubble of its own. Emptied and not
 * removed: the nearest title counts, and a page's `[title]` rules go on.
 */
export function holdTitle(trigger: Element, signal: AbortSignal): void {
  const title = trigger.getAttribute("title");
  if (!trigger.closest('[title]:not([title=""])')) return;
  if (title && isNamedByTitle(trigger)) lendName(trigger, title, signal);
  if (title) held.set(trigger, title);
  trigger.setAttribute("title", "");
  onAbort(signal, () => giveBack(trigger, title));
}

/** What the page has written since stays. */
function giveBack(trigger: Element, title: string | null): void {
  held.delete(trigger);
  if (trigger.getAttribute("title") !== "") return;
  if (title === null) trigger.removeAttribute("title");
  else trigger.setAttribute("title", title);
}

function lendName(trigger: Element, name: string, signal: AbortSignal): void {
  trigger.setAttribute("aria-label", name);
  const takeBack = () => {
    if (trigger.getAttribute("aria-label") === name) trigger.removeAttribute("aria-label");
  };
  onAbort(signal, takeBack);
}
