import { expect, test } from "../../../support/ui.ts";
import { matches, problems } from "../page.ts";
import {
  boxOf,
  DELAY_MS,
  emitted,
  keepsTip,
  LEAVE_MS,
  LONG_PRESS_MS,
  openStopped,
  rest,
  showsTip,
  TIP,
  tips,
  touch,
} from "./tips.ts";

const PRICE = "Inclusief btw en leges";

test.describe("a tip for the mouse", () => {
  test.beforeEach(({ ui }) => openStopped(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("shows after exactly the delay and emits an event", async ({ ui }) => {
    await ui.hover("#price");
    await ui.clock.tick(DELAY_MS - 1);
    expect(await ui.eval(() => document.querySelector("[data-dealer-tip]"))).toBe(null);
    await ui.clock.tick(1);
    await showsTip(ui, PRICE);
    expect(await matches(ui, "dealer-tooltips:state(visible)")).toBe(true);
    expect(await emitted(ui)).toEqual([`shown ${PRICE}`]);
  });

  test("hides a moment after the pointer has left and emits an event", async ({ ui }) => {
    await rest(ui, "#price");
    await showsTip(ui, PRICE);
    await ui.hover("#plain");
    await ui.clock.tick(LEAVE_MS - 1);
    await showsTip(ui, PRICE);
    await ui.clock.tick(1);
    await showsTip(ui);
    expect(await matches(ui, "dealer-tooltips:state(visible)")).toBe(false);
    expect(await emitted(ui)).toEqual([`shown ${PRICE}`, `hidden ${PRICE}`]);
  });

  test("can be reached with a slow pointer and stays under it", async ({ ui }) => {
    await rest(ui, "#price");
    await showsTip(ui, PRICE);
    const trigger = await boxOf(ui, "#price");
    const tip = await boxOf(ui, TIP);
    expect(tip.bottom).toBeLessThan(trigger.top);
    const x = (trigger.left + trigger.right) / 2;
    for (let y = trigger.top + 2; y > tip.top + 4; y -= 2) {
      await ui.moveTo(x, y);
      await keepsTip(ui, PRICE);
    }
    await ui.moveTo(x, trigger.bottom + 20);
    await ui.clock.tick(LEAVE_MS);
    await showsTip(ui);
  });

  test("stays as long as the pointer", async ({ ui }) => {
    await rest(ui, "#price");
    await keepsTip(ui, PRICE);
  });

  test("is replaced by the next tip immediately: there is never more than one", async ({ ui }) => {
    await rest(ui, "#price");
    await showsTip(ui, PRICE);
    await ui.hover("#apk");
    await showsTip(ui, "APK tot maart 2027");
    expect(await emitted(ui)).toEqual([`shown ${PRICE}`, `hidden ${PRICE}`, "shown APK tot maart 2027"]);
  });

  test("is dismissed with Escape without a focused element, until the pointer returns", async ({ ui }) => {
    await rest(ui, "#price");
    await showsTip(ui, PRICE);
    await ui.press("Escape");
    await showsTip(ui);
    await keepsTip(ui);
    await ui.hover("#plain");
    await rest(ui, "#price");
    await showsTip(ui, PRICE);
  });

  test("is dismissed by a press, which still works", async ({ ui }) => {
    await rest(ui, "#apk");
    await showsTip(ui, "APK tot maart 2027");
    await ui.click("#apk");
    await showsTip(ui);
    await keepsTip(ui);
    expect(new URL(await ui.url()).hash).toBe("#apk");
  });

  test("hides when the pointer leaves the window", async ({ ui }) => {
    await rest(ui, "#price");
    await showsTip(ui, PRICE);
    await ui.eval(() => {
      const init = { bubbles: true, composed: true, pointerType: "mouse", relatedTarget: null };
      document.querySelector("#price")?.dispatchEvent(new PointerEvent("pointerout", init));
    });
    await ui.clock.tick(LEAVE_MS);
    await showsTip(ui);
  });

  test("shows for an element inside the trigger", async ({ ui }) => {
    await rest(ui, "#mail svg");
    await showsTip(ui, "Stuur een e-mail");
  });
});

test.describe("a tip for a finger", () => {
  test.beforeEach(({ ui }) => openStopped(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("shows after a long press, stays after the release and hides on a press elsewhere", async ({ ui }) => {
    await touch(ui, "#price", "pointerdown");
    await ui.clock.tick(LONG_PRESS_MS - 1);
    expect(await tips(ui)).toEqual([]);
    await ui.clock.tick(1);
    await showsTip(ui, PRICE);
    await touch(ui, "#price", "pointerup");
    await keepsTip(ui, PRICE);
    await touch(ui, "#plain", "pointerdown", "pointerup");
    await ui.clock.tick(LEAVE_MS);
    await showsTip(ui);
  });

  test("does not show for a tap or for a scroll", async ({ ui }) => {
    for (const end of ["pointerup", "pointercancel"] as const) {
      await touch(ui, "#apk", "pointerdown");
      await ui.clock.tick(LONG_PRESS_MS - 1);
      await touch(ui, "#apk", end);
      await keepsTip(ui);
    }
    expect(await emitted(ui)).toEqual([]);
  });

  test("lets a tap follow the link", async ({ ui }) => {
    test.skip(ui.engine !== "chromium", `${ui.engine}'s driver has no touch screen`);
    const { left, top } = await boxOf(ui, "#apk");
    const session = await ui.page?.context().newCDPSession(ui.page);
    const finger = { x: left + 5, y: top + 5 };
    await session?.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
    await session?.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect.poll(() => ui.url()).toMatch(/#apk$/);
    await keepsTip(ui);
  });

  test("shows for a real finger that rests", async ({ ui }) => {
    test.skip(ui.engine !== "chromium", `${ui.engine}'s driver has no touch screen`);
    const { left, top } = await boxOf(ui, "#price");
    const session = await ui.page?.context().newCDPSession(ui.page);
    const finger = { x: left + 5, y: top + 5 };
    await session?.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
    await ui.clock.tick(LONG_PRESS_MS);
    await showsTip(ui, PRICE);
    await session?.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await keepsTip(ui, PRICE);
  });
});
