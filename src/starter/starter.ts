import { firstBundle } from "../kernel/element/first-bundle.ts";
import { reportFile } from "../kernel/task/report.ts";
import { FOLDER } from "./folder.ts";
import { start } from "./start.ts";

export { declareScript } from "../kernel/task/declare-script.ts";

/**
 * Once per page: one file under two addresses (`dealer-elements.js?ver=1` in one script tag, `dealer-elements.js` in
 * another) is two modules, and each would deliver the same press.
 */
function startOnce(folder: string): void {
  const mark = firstBundle(folder);
  if (!mark || mark.hasStarted) return;
  mark.hasStarted = true;
  start();
}

if (FOLDER) startOnce(FOLDER);
else if (globalThis.document) reportFile("dealer-elements.js", "inlined, no link to dealer-elements.css");
