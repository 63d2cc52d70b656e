import { expect, test } from "../../support/ui.ts";
import { matches } from "../elements/page.ts";

/*
 * The first press of a visitor whose mouse stood still: the browser looks what is under the pointer, says that the
 * pointer is over it, and then that it is pressed. Code that is there already must not change what is pressed meanwhile.
 */
test("a press is kept whose own hover brings its code in", async ({ ui }) => {
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
