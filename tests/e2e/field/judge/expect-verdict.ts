import type { TestInfo } from "@playwright/test";
import { knownFaults } from "../../../fixtures/field/known-faults.ts";
import { expect } from "../../../support/ui.ts";
import { FIELD } from "./report.ts";
import { CHECKS, type Check, type Verdict } from "./verdict.ts";

/**
 * Reports what was found on a page for docs/themes.md. It fails for a fault that is not known. A known fault is only
 * reported: whether some of them show depends on the machine's speed, and the table says which are left.
 */
export function expectVerdict(
  info: TestInfo,
  { name, title = name }: { readonly name: string; readonly title?: string },
  verdict: Verdict,
  page: string,
): void {
  const known = knownFaults[name] ?? knownFaults[title] ?? [];
  for (const [check, faults] of Object.entries(verdict) as [Check, string[]][]) {
    info.annotations.push({
      type: FIELD,
      description: `${name} ${check} ${faults.length === 0 ? "ok" : "not"}`,
    });
    if (!known.includes(check)) expect.soft(faults, `${CHECKS[check]}, ${page}`).toEqual([]);
  }
}
