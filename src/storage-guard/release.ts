import { warnAttribute } from "../kernel/report.ts";

const DEFAULT = "accept";
const RELEASES = [DEFAULT, "never"];

/** When the guard lets go, by its script tag: as soon as the choice is accepted, or never. */
export function releaseOf(script: Element | null): string {
  const text = script?.getAttribute("data-release") ?? DEFAULT;
  const release = text.trim().toLowerCase();
  if (RELEASES.includes(release)) return release;
  warnAttribute("script", "data-release", text, `is none of ${RELEASES.join(", ")}`, DEFAULT);
  return DEFAULT;
}
