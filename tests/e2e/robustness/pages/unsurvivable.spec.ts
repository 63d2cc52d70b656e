import { contracts } from "../../../../src/contracts.ts";
import { expect, test } from "../../../support/ui.ts";
import { isShown, pointAtPage, problems, WIDE } from "../../elements/page.ts";
import { tries } from "../trials.ts";
import { WHOLE_PAGE } from "./visit.ts";

const WRITTEN = [
  'a[href="#home"]',
  'dealer-call-us a[href^="tel:"]',
  "dealer-cookie-hint p",
  "#content",
  "#dag",
];

test("a page on which no element can be defined shows the author's content and logs one line for each tag", async ({
  ui,
}) => {
  tries("unsurvivable", 1);
  await ui.viewport(...WIDE);
  await ui.goto(`${WHOLE_PAGE}&hostile=elements-refused`);
  for (const selector of WRITTEN) await expect.poll(() => isShown(ui, selector), selector).toBe(true);
  await expect.poll(() => isShown(ui, "dealer-loader")).toBe(false);
  await pointAtPage(ui);
  const lines = async () => (await problems(ui)).map(({ kind, text }) => `${kind} ${text}`).sort();
  await expect
    .poll(lines)
    .toEqual(
      contracts.map(({ tag }) => `error Error in script declaration:${tag}; Error:Not on this page`).sort(),
    );
});
