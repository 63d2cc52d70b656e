import { HELD_ATTRIBUTE } from "../../kernel/consent/held-markup.ts";
import { runScripts } from "./run-scripts.ts";
import { isUsed } from "./script-type.ts";

/** Templates whose scripts have run: they do not run again when the content is shown again. */
const hasRun = new WeakSet<HTMLTemplateElement>();

/** Runs the scripts of content that is shown. Those with data, such as JSON, stay as the author wrote them. */
export function runTemplateScripts(
  template: HTMLTemplateElement,
  scripts: readonly HTMLScriptElement[],
): void {
  for (const script of scripts) if (isData(script)) script.type = script.dataset.type ?? "";
  if (!hasRun.has(template)) runScripts(scripts.filter((script) => !isData(script)));
  hasRun.add(template);
}

const isData = (script: HTMLScriptElement) =>
  !script.hasAttribute(HELD_ATTRIBUTE) && !isUsed(script.dataset.type);
