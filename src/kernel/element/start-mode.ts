import { warnAttribute } from "../task/report.ts";

/** When an element's code is loaded; whoever presses, focuses or scrolls first has it at once in any case. */
export const MODES = ["idle", "eager", "visible", "interaction"] as const;
export type StartMode = (typeof MODES)[number];

/** Reads the `load` attribute; anything unknown is the first mode. */
export const startModeOf = (element: Element): StartMode => knownMode(element) ?? MODES[0];

function knownMode(element: Element): StartMode | undefined {
  const text = element.getAttribute("load")?.trim().toLowerCase();
  return MODES.find((known) => known === text);
}

/** Says what is wrong with a `load` attribute: the starter, which reads it first, has no room for words. */
export function warnOfStartMode(element: Element): void {
  const text = element.getAttribute("load");
  if (text !== null && !knownMode(element))
    warnAttribute(element.localName, "load", text, `is none of ${MODES.join(", ")}`, MODES[0]);
}
