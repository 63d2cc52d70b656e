import { POLICIES, type Policy } from "../../server/policies.ts";
import { examplePages } from "../../support/examplePages.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { typeInto } from "../contract/in-page.ts";
import { isShown, matches, problems, scrollTo, WIDE } from "../elements/page.ts";
import { has, seeWhole, visitUndecided } from "../examples/visit.ts";
import { IS_LONG, tries } from "./trials.ts";

const PAGES = examplePages.filter((page) => page.startsWith("examples/dealership/"));
const LIMITS = (Object.keys(POLICIES) as Policy[]).filter((policy) => policy !== "none");

/** What a visitor does with each element that is on the page. */
const USES: Readonly<Record<string, (ui: Ui) => Promise<void>>> = {
  async "dealer-cookie-hint"(ui) {
    await ui.click("dealer-cookie-hint >>> [part=decline]");
    await expect.poll(() => matches(ui, "dealer-cookie-hint:state(shown)")).toBe(false);
  },
  async "dealer-mega-nav"(ui) {
    const toggle = "#menu-item-12 > [data-dealer-toggle]";
    await ui.click(toggle);
    await expect.poll(() => ui.attribute(toggle, "aria-expanded")).toBe("true");
    await ui.press("Escape");
  },
  async "dealer-call-us"(ui) {
    await ui.click("dealer-call-us >>> [part=button]");
    await expect.poll(() => isShown(ui, 'dealer-call-us a[href^="tel:"]')).toBe(true);
    await ui.press("Escape");
  },
  async "dealer-carousel"(ui) {
    await ui.click("dealer-carousel >>> [part=next]");
    await expect.poll(() => ui.attribute("dealer-carousel > :first-child", "inert")).toBe("");
  },
  async "dealer-autocomplete"(ui) {
    await ui.eval(typeInto, "dealer-autocomplete input", "orsa");
    await expect.poll(() => matches(ui, "dealer-autocomplete:state(open)")).toBe(true);
    await ui.press("Escape");
  },
  async "dealer-date-input"(ui) {
    await ui.click("dealer-date-input >>> [part=button]");
    await expect.poll(() => matches(ui, "dealer-date-input:state(open)")).toBe(true);
    await ui.press("Escape");
  },
  async "dealer-to-top"(ui) {
    await scrollTo(ui, 1000);
    await expect.poll(() => matches(ui, "dealer-to-top:state(visible)")).toBe(true);
  },
};

/** Each page under one policy, in the long run under all. */
const CASES = PAGES.flatMap((page, index) =>
  LIMITS.filter((_, place) => IS_LONG || place === index % LIMITS.length).map((policy) => ({ page, policy })),
);

for (const { page, policy } of CASES)
  test(`${page} works without violations under the policy ${policy}`, async ({ ui }) => {
    tries("strict-site", 1);
    await ui.viewport(...WIDE);
    await visitUndecided(ui, `${page}?csp=${policy}&probe`);
    await seeWhole(ui);
    for (const [subject, use] of Object.entries(USES)) if (await has(ui, subject)) await use(ui);
    expect(await problems(ui)).toEqual([]);
  });
