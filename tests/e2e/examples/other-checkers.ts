import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { Audit, Outcome } from "@siteimprove/alfa-act";
import { Playwright } from "@siteimprove/alfa-playwright";
import rules from "@siteimprove/alfa-rules";
import { Conformance, Criterion } from "@siteimprove/alfa-wcag";

/** A result of IBM Equal Access, as far as it is read here. */
interface IbmResult {
  /** `VIOLATION`, `RECOMMENDATION` or `INFORMATION`, and `PASS`, `FAIL`, `POTENTIAL` or `MANUAL`. */
  readonly value: readonly [string, string];
  readonly ruleId: string;
  readonly message: string;
  readonly snippet: string;
  readonly path: { readonly dom: string };
}

declare global {
  interface Window {
    ace: { Checker: new () => { check(node: Node, sets: string[]): Promise<{ results: IbmResult[] }> } };
  }
}

const IBM = readFileSync(
  createRequire(import.meta.url).resolve("accessibility-checker-engine/ace.js"),
  "utf8",
);

/** It wants a checkbox before its label, also in a form whose labels all come first. */
const NO_FAULTS_TO_US = ["input_label_after"];

/** What IBM Equal Access is sure of, in the page itself and not in its frames. */
export async function faultsByIbm(page: Page): Promise<string[]> {
  await page.evaluate(`${IBM}; window.ace = ace`);
  return page.evaluate(async (allowed) => {
    const { results } = await new window.ace.Checker().check(document, ["IBM_Accessibility"]);
    const isFault = ({ value, ruleId, path }: IbmResult) =>
      value.join() === "VIOLATION,FAIL" && !path.dom.includes("iframe") && !allowed.includes(ruleId);
    return results.filter(isFault).map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet}`);
  }, NO_FAULTS_TO_US);
}

/**
 * What Alfa cannot judge: it knows neither `light-dark()`, so it sees other colours than are painted (r69), nor
 * `hidden="until-found"`, so it takes what is in a closed panel for something that gets the focus (r17).
 */
const NOT_JUDGED_BY_ALFA = ["sia-r69", "sia-r17"];

const RULES = rules.filter(
  (rule) =>
    !NOT_JUDGED_BY_ALFA.some((name) => rule.uri.endsWith(`/${name}`)) &&
    rule.hasRequirement((one) => Criterion.isCriterion(one) && Conformance.isAA()(one)),
);

/** What Siteimprove's Alfa is sure of, by the rules of WCAG A and AA. */
export async function faultsByAlfa(page: Page): Promise<string[]> {
  const read = await Playwright.toPage(await page.evaluateHandle(() => window.document));
  const outcomes = [...(await Audit.of(read, RULES).evaluate())];
  return outcomes.filter(Outcome.isFailed).map(({ rule, target }) => `${rule.uri} ${target}`);
}
