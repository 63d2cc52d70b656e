import { reportFile } from "../kernel/task/report.ts";
import { FOLDER } from "./folder.ts";
import { addLink } from "./link.ts";

/**
 * Adds the style sheet when the page does not link it, because one script tag must be enough. The sheet is recognised
 * by a custom property and not by its file name, which an optimiser may have changed.
 */
export function ensureStyles(loaded: () => void): void {
  const root = getComputedStyle(document.documentElement);
  if (root.getPropertyValue("--dealer-elements")) return;
  const href = `${FOLDER}dealer-elements.css`;
  addLink("stylesheet", href, loaded, () => reportFile(href, "not loaded"));
}
