import type { MarkupLedger } from "../../kernel/markup/markup-ledger.ts";
import { viewportSize } from "../../kernel/page/viewport-size.ts";
import { MARK } from "../marks.ts";
import type { MenuBranch } from "../menu-branch.ts";

/** The maximum width of a panel under an item: `max-inline-size` in styles/dropdown.css. */
export const PANEL_MAX_PX = 420;

/** A panel that would be cut off at the end of the window is aligned to the other side, if there is more room there. */
function alignmentOf({ element, panels }: MenuBranch): "start" | "end" | "wide" {
  if (panels.some((panel) => panel.getAttribute(MARK.panel) === "wide")) return "wide";
  const { left, right } = element.getBoundingClientRect();
  const toTheRightPx = viewportSize().width - left;
  const isLeftToRight = getComputedStyle(element).direction === "ltr";
  const [roomPx, otherPx] = isLeftToRight ? [toTheRightPx, right] : [right, toTheRightPx];
  return roomPx < PANEL_MAX_PX && otherPx > roomPx ? "end" : "start";
}

/** Measures; what it returns writes, because a read after a write would force another layout. */
export function alignBranches(branches: readonly MenuBranch[], ledger: MarkupLedger): () => void {
  const alignments = branches.map(alignmentOf);
  return () =>
    branches.forEach(({ element }, index) => {
      ledger.set(element, MARK.align, alignments[index] as string);
    });
}
