export { holdMarkup } from "./hold-markup.ts";
export { runTemplateScripts } from "./run-template-scripts.ts";
export { warnOfContent } from "./warn-of-content.ts";
