import { warnAttribute } from "../task/report.ts";

/**
 * When an element's code is loaded; in every mode, a press, focus or scroll on it loads it earlier.
 *
 * - `idle`: after the page, when the browser is idle.
 * - `near`: in idle time too, but not before the element is less than a window away, or above the window.
 * - `visitor`: in idle time too, but not before a visitor points, touches, focuses or scrolls, anywhere on the page.
 * - `eager`: at once.
 * - `visible`: when the element comes into view.
 * - `interaction`: only for a press, focus or scroll on it.
 */
export const MODES = ["idle", "near", "visitor", "eager", "visible", "interaction"] as const;
export type StartMode = (typeof MODES)[number];

/** The `load` attribute in the form in which modes are written. */
export const writtenMode = (element: Element) => element.getAttribute("load")?.trim().toLowerCase();

/** Warns about an unknown `load` attribute; the starter reads it first, but must stay too small for messages. */
export function warnOfStartMode(element: Element): void {
  const mode = writtenMode(element);
  if (mode !== undefined && !MODES.some((known) => known === mode))
    warnAttribute(
      element.localName,
      "load",
      element.getAttribute("load"),
      `is none of ${MODES.join(", ")}`,
      "the default",
    );
}
