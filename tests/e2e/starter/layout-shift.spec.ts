import { expect, test } from "../../support/ui.ts";
import { isReady, NARROW, PAGE, STARTED_PAGE, WIDE } from "../elements/page.ts";
import { shifts } from "../layout-shifts.ts";

const pages = { "the test page": PAGE, "the page with a loader": STARTED_PAGE };
const sizes = { wide: WIDE, narrow: NARROW };

for (const [page, path] of Object.entries(pages))
  for (const [size, [width, height]] of Object.entries(sizes))
    test(`causes no layout shift from the first paint to the last upgrade: ${page}, ${size}`, async ({
      ui,
    }) => {
      test.skip(ui.engine !== "chromium", "only Chromium counts layout shifts");
      await ui.viewport(width, height);
      await ui.goto(path);
      await isReady(ui);
      expect(await shifts(ui)).toEqual([]);
    });

test("a layout shift is counted", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", "only Chromium counts layout shifts");
  await ui.goto(PAGE);
  await isReady(ui);
  await ui.eval(
    () =>
      new Promise((resolve) => {
        document.querySelector("#slider")?.setAttribute("style", "block-size: 200px");
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  expect((await shifts(ui)).length).toBeGreaterThan(0);
});
