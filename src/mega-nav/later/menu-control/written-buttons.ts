import { onMutation } from "../../../kernel/markup/on-mutation.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import { warnAttribute } from "../../../kernel/task/report.ts";
import { setControl } from "../../control/transitions.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";

/** Finds the buttons of `toggle-for`, also those that come later; as long as there are none, our button is used. */
export function watchWrittenButtons(host: MegaNavHost, selector: string, signal: AbortSignal): void {
  const { element, tag } = host;
  const roots = new Set([document, element.getRootNode() as Document | ShadowRoot]);
  let frame = 0;
  let hasWarned = false;

  const find = () => {
    frame = 0;
    const buttons = [...roots].flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
    if (buttons.length > 0) return setControl(host, "page", buttons);
    if (document.readyState === "loading") return;
    setControl(host, "own");
    if (!hasWarned)
      warnAttribute(tag.localName, "toggle-for", selector, "matches nothing on the page", "our own button");
    hasWarned = true;
  };
  const findSoon = () => {
    frame ||= requestAnimationFrame(find);
  };
  for (const root of roots) onMutation(root, { childList: true, subtree: true }, findSoon, signal);
  document.addEventListener("DOMContentLoaded", findSoon, { signal });
  onAbort(signal, () => cancelAnimationFrame(frame));
  find();
}
