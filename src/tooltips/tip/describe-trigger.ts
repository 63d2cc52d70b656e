import { onAbort } from "../../kernel/task/on-abort.ts";
import { isToggle } from "../trigger/is-trigger.ts";

const ATTRIBUTE = "aria-describedby";

interface Notifying extends Element {
  ariaNotify?(text: string): void;
}

/** Makes the tip a description of its trigger, unless its text is the trigger's label already. */
export function describeTrigger(trigger: Notifying, tip: Element, signal: AbortSignal): void {
  if (trigger.getAttribute("aria-label")?.trim() === tip.textContent) return;
  // Screen readers do not read the description of what has the focus again.
  if (isToggle(trigger)) trigger.ariaNotify?.(tip.textContent ?? "");
  const before = trigger.getAttribute(ATTRIBUTE);
  const during = before?.trim() ? `${before} ${tip.id}` : tip.id;
  trigger.setAttribute(ATTRIBUTE, during);
  const undo = () => {
    const now = trigger.getAttribute(ATTRIBUTE);
    write(trigger, now === during ? before : without(now, tip.id));
  };
  onAbort(signal, undo);
}

function write(trigger: Element, ids: string | null): void {
  if (ids === null) trigger.removeAttribute(ATTRIBUTE);
  else trigger.setAttribute(ATTRIBUTE, ids);
}

/** For a list that the page has changed meanwhile. */
function without(ids: string | null, id: string): string | null {
  const left = ids?.split(/\s+/).filter((one) => one !== id) ?? [];
  return left.join(" ") || null;
}
