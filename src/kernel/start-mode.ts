import { warnAttribute } from "./report.ts";

/** When an element's code is loaded; whoever presses, focuses or scrolls first has it at once in any case. */
export const MODES = ["idle", "eager", "visible", "interaction"] as const;
export type StartMode = (typeof MODES)[number];

/** Reads the `load` attribute. */
export function startModeOf(element: Element): StartMode {
  const text = element.getAttribute("load");
  const mode = MODES.find((known) => known === text?.trim().toLowerCase());
  if (text !== null && !mode)
    warnAttribute(element.localName, "load", text, `is none of ${MODES.join(", ")}`, MODES[0]);
  return mode ?? MODES[0];
}
