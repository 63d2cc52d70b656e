import { warnAttribute } from "../kernel/task/report.ts";

const DEFAULT = "accept";
const RELEASES = [DEFAULT, "never"];

/** Reads from the script tag when the guard stops blocking: `accept`, once the visitor accepts, or `never`. */
export function readRelease(script: Element | null): string {
  const text = script?.getAttribute("data-release") ?? DEFAULT;
  const release = text.trim().toLowerCase();
  if (RELEASES.includes(release)) return release;
  warnAttribute("script", "data-release", text, `is none of ${RELEASES.join(", ")}`, DEFAULT);
  return DEFAULT;
}
