import { warnAttribute } from "../task/report.ts";

/** When an element's code is loaded; in every mode, a press, focus or scroll on it loads it earlier. */
export const MODES = ["idle", "eager", "visible", "interaction"] as const;
export type StartMode = (typeof MODES)[number];

/** Reads the `load` attribute; an unknown value means the first mode. */
export const startModeOf = (element: Element): StartMode => knownMode(element) ?? MODES[0];

function knownMode(element: Element): StartMode | undefined {
  const text = element.getAttribute("load")?.trim().toLowerCase();
  return MODES.find((known) => known === text);
}

/** Warns about an unknown `load` attribute; the starter reads it first, but must stay too small for messages. */
export function warnOfStartMode(element: Element): void {
  const text = element.getAttribute("load");
  if (text !== null && !knownMode(element))
    warnAttribute(element.localName, "load", text, `is none of ${MODES.join(", ")}`, MODES[0]);
}
