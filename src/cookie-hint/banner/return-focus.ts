import { follow } from "../../kernel/element/follow.ts";
import { nextTask } from "../../kernel/task/next-task.ts";
import type { CookieHintHost } from "../cookie-hint.host.ts";
import { isOpen } from "../cookie-hint.ts";

/** Returns the focus to where it was before the banner got it. */
export function returnFocus(host: CookieHintHost): void {
  const { element, state, options, lifetime: signal } = host;
  let before: HTMLElement | undefined;

  const remember = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) before = relatedTarget;
  };
  const focusBefore = () => {
    if (isOpen(state.get(), options.get()) || !hasFocus(element)) return;
    const target = before;
    before = undefined;
    // Until the view has closed what is modal, nothing else can get the focus.
    void nextTask().then(() => signal.aborted || target?.focus({ preventScroll: true }));
  };

  element.addEventListener("focusin", remember, { signal });
  follow(state, focusBefore, signal);
}

/** In Chromium the focus in a popover is not a focus within what is around it. */
function hasFocus(element: HTMLElement): boolean {
  const { activeElement } = element.getRootNode() as Document | ShadowRoot;
  return element.contains(activeElement);
}
