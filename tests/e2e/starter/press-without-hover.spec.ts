import { expect, test } from "../../support/ui.ts";
import { matches } from "../elements/page.ts";

/*
 * The first press of a mouse that has not moved: the browser finds the element under the pointer and dispatches the
 * hover events before the press. Code that loads on hover must not replace the pressed element in between.
 */
test("keeps a press whose own hover loads the code", async ({ ui }) => {
  const { page } = ui;
  test.skip(ui.engine !== "chromium" || !page, "only Chromium's driver presses without a move before");
  if (!page) return;
  await ui.goto("/tests/pages/interaction.html?probe");
  await expect.poll(() => matches(ui, "dealer-to-top:defined")).toBe(true);
  expect(await matches(ui, "dealer-call-us:defined")).toBe(false);

  const box = await page.locator("dealer-call-us").boundingBox();
  const session = await page.context().newCDPSession(page);
  const press = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 20, button: "left", clickCount: 1 } as const;
  await session.send("Input.dispatchMouseEvent", { type: "mousePressed", ...press });
  await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...press });
  await expect.poll(() => matches(ui, "dealer-call-us:state(open)")).toBe(true);
});
