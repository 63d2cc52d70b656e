import { onMutation } from "../kernel/markup/on-mutation.ts";
import { onAbort } from "../kernel/task/on-abort.ts";

/** A refresh that makes the attributes the server's again takes this away too; a script that closes the panel does not. */
const MARK = "data-dealer-chosen";

/** Opens or closes the panel for the visitor. */
export function choose(element: Element, open: boolean): void {
  element.setAttribute(MARK, "");
  element.toggleAttribute("open", open);
}

/** Keeps what the visitor has chosen through a refresh. */
export function keepChoice(element: Element, signal: AbortSignal): void {
  let chosen: boolean | undefined;
  let frame = 0;
  // At once, so that nothing is seen of it; again only in the next frame, so that a script of the page that keeps taking the
  // mark away does not block it.
  const keep = () => {
    if (element.hasAttribute(MARK)) chosen = element.hasAttribute("open");
    else if (chosen !== undefined && !frame) {
      choose(element, chosen);
      frame = requestAnimationFrame(() => {
        frame = 0;
        keep();
      });
    }
  };
  onMutation(element, { attributeFilter: ["open", MARK] }, keep, signal);
  onAbort(signal, () => {
    cancelAnimationFrame(frame);
    element.removeAttribute(MARK);
  });
}
