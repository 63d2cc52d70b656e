import { reportFile } from "../kernel/task/report.ts";
import { FOLDER } from "./folder.ts";
import { addLink } from "./link.ts";

/**
 * One script tag must be enough: where a page does not link the style sheet, the starter does. The sheet says of
 * itself that it is there, since an optimiser may have put it into a file of another name.
 */
export function ensureStyles(arrived: () => void): void {
  const root = getComputedStyle(document.documentElement);
  if (root.getPropertyValue("--dealer-elements")) return;
  const href = `${FOLDER}dealer-elements.css`;
  addLink("stylesheet", href, arrived, () => reportFile(href, "not loaded"));
}
