import { expect, test } from "../../support/ui.ts";
import { isReady, isShown, problems, STARTED_PAGE, scrollTo } from "../elements/page.ts";

test("everything works under a strict content policy, with nothing to report", async ({ ui }) => {
  await ui.goto(`${STARTED_PAGE}&csp=strict&probe`);
  await isReady(ui);
  await expect.poll(() => isShown(ui, "dealer-loader")).toBe(false);
  await ui.click('dealer-mega-nav button[aria-label="Auto’s"]');
  await expect.poll(() => isShown(ui, 'a[href="#nieuw"]')).toBe(true);
  await ui.click('dealer-call-us >>> [part="button"]');
  await expect.poll(() => isShown(ui, 'dealer-call-us a[href^="tel:"]')).toBe(true);
  await scrollTo(ui, 1000);
  await expect.poll(() => isShown(ui, 'dealer-to-top >>> [part="button"]')).toBe(true);
  expect(await problems(ui)).toEqual([]);
});
