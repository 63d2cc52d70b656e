import { firstBundle } from "../kernel/element/first-bundle.ts";
import { reportFile } from "../kernel/task/report.ts";
import { FOLDER } from "./folder.ts";
import { start } from "./start.ts";

export { declareScript } from "../kernel/task/declare-script.ts";

/**
 * Once per page: one file under two addresses (`dealer-elements.js?ver=1` in one script tag, `dealer-elements.js` in
 * another) is two modules, and each would deliver the same press. A page that `document.open` has written anew has
 * another root element, and has lost the listeners of its first starter.
 */
function startOnce(folder: string): void {
  const mark = firstBundle(folder);
  const { documentElement } = document;
  if (!mark || mark.root === documentElement) return;
  mark.root = documentElement;
  start();
}

if (FOLDER) startOnce(FOLDER);
else if (globalThis.document) reportFile("dealer-elements.js", "inlined without dealer-elements.css");
