import type { MarkupLedger } from "../../kernel/markup-ledger.ts";
import type { MenuBranch } from "../menu-branch.ts";
import { MARK } from "./marks.ts";

/** The widest a panel under an item gets: `max-inline-size` in styles/dropdown.css. */
const PANEL_MAX_PX = 420;

/** A panel that would be cut off at the end of the window grows the other way, where there is more room. */
function alignmentOf({ element, panels }: MenuBranch): "start" | "end" | "wide" {
  if (panels.some((panel) => panel.getAttribute(MARK.panel) === "wide")) return "wide";
  const { left, right } = element.getBoundingClientRect();
  const toTheRightPx = document.documentElement.clientWidth - left;
  const isLeftToRight = getComputedStyle(element).direction === "ltr";
  const [roomPx, otherPx] = isLeftToRight ? [toTheRightPx, right] : [right, toTheRightPx];
  return roomPx < PANEL_MAX_PX && otherPx > roomPx ? "end" : "start";
}

/** Reads all before it writes. */
export function alignBranches(branches: readonly MenuBranch[], ledger: MarkupLedger): void {
  const alignments = branches.map(alignmentOf);
  branches.forEach(({ element }, index) => {
    ledger.set(element, MARK.align, alignments[index] as string);
  });
}
