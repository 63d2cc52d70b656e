import { onMutation } from "../../../kernel/markup/on-mutation.ts";
import { onAbort } from "../../../kernel/task/on-abort.ts";
import type { MenuController } from "../../control/menu-controller.ts";
import type { MegaNavHost } from "../../mega-nav.host.ts";
import { isItem } from "../../reading/nodes.ts";

/** Judges again which items the page hides, when a script has changed one. */
export function watchAbsent({ element, lifetime }: MegaNavHost, controller: MenuController): void {
  let frame = 0;
  const judge = () => {
    frame = 0;
    controller.layOutAgain();
  };
  const onChange = (records: readonly MutationRecord[]) => {
    if (records.some(({ target }) => isItem(target as Element))) frame ||= requestAnimationFrame(judge);
  };
  onMutation(element, { subtree: true, attributeFilter: ["class", "style", "hidden"] }, onChange, lifetime);
  onAbort(lifetime, () => cancelAnimationFrame(frame));
}
