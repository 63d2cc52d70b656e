import { expect, test, type Ui } from "../../support/ui.ts";
import { isReady, NARROW, PAGE, STARTED_PAGE, WIDE } from "../elements/page.ts";

interface Shift {
  readonly value: number;
  readonly sources: readonly string[];
}

/** Every layout shift since the page began, with what moved. Only Chromium counts them. */
const shifts = (ui: Ui): Promise<Shift[]> =>
  ui.eval(
    () =>
      new Promise<Shift[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const found = list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node: Node | null }[];
          })[];
          resolve(
            found.map(({ value, sources }) => ({
              value,
              sources: sources.map(({ node }) => (node as Element | null)?.outerHTML?.slice(0, 80) ?? ""),
            })),
          );
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve([]), 200);
      }),
  );

const pages = { "the test page": PAGE, "the page with a loader": STARTED_PAGE, "the example": "/examples/" };
const sizes = { wide: WIDE, narrow: NARROW };

for (const [page, path] of Object.entries(pages))
  for (const [size, [width, height]] of Object.entries(sizes))
    test(`nothing moves from the first paint until all is upgraded: ${page}, ${size}`, async ({ ui }) => {
      test.skip(ui.engine !== "chromium", "only Chromium counts layout shifts");
      await ui.viewport(width, height);
      await ui.goto(path);
      await isReady(ui);
      expect(await shifts(ui)).toEqual([]);
    });

test("a shift would be counted", async ({ ui }) => {
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
