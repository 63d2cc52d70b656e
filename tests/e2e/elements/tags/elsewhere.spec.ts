import { expect, test } from "../../../support/ui.ts";
import { hasRun } from "../../tag-services.ts";
import { chooseAway, chooseBeside, MOMENTS } from "../elsewhere.ts";
import { dataLayer, LATER, open, services, show, TAGS_PAGE, tags } from "./page.ts";

test.describe("on a page without a banner's code the tags follow a choice of elsewhere", () => {
  for (const moment of MOMENTS) {
    test(`a withdrawal at ${moment}`, async ({ ui }) => {
      await open(ui, TAGS_PAGE, "1");
      await show(ui, tags(`${LATER} ${services().ga}`));
      await hasRun(ui, "gtag/js");
      await chooseAway(ui, "-1", moment);
      await expect.poll(() => dataLayer(ui)).toContain("update denied");
    });

    test(`an acceptance at ${moment}`, async ({ ui }) => {
      await open(ui, TAGS_PAGE, "-1");
      await show(ui, tags(`${LATER} ${services().ga}`));
      await chooseAway(ui, "1", moment);
      await hasRun(ui, "gtag/js");
    });
  }

  test.describe("at once, in a banner beside the page", () => {
    test("a withdrawal", async ({ ui }) => {
      await open(ui, TAGS_PAGE, "1");
      await show(ui, tags(`${LATER} ${services().ga}`));
      await hasRun(ui, "gtag/js");
      await chooseBeside(ui, "-1");
      await expect.poll(() => dataLayer(ui)).toContain("update denied");
    });

    test("an acceptance", async ({ ui }) => {
      await open(ui, TAGS_PAGE, "-1");
      await show(ui, tags(`${LATER} ${services().ga}`));
      await chooseBeside(ui, "1");
      await hasRun(ui, "gtag/js");
    });
  });
});
