import { createTouch } from "../../support/finger.ts";
import { type Hold, holdFiles } from "../../support/hold.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { matches } from "../elements/page.ts";
import { tips } from "../elements/tooltips/tips.ts";

/*
 * A press whose code arrives while it is held is delivered on release, before any waiting task: other tags' code or a
 * frame. The browser's own click that follows is stopped.
 */

const WATCHED = ["dealer-call-us-toggled", "mousedown", "mouseup", "click"];

/** Opens a page whose code is held; answers a point on the placeholder of the call button. */
async function openHeld(ui: Ui) {
  const code = holdFiles("core");
  await ui.goto(code.on("/tests/pages/interaction.html"), { until: "start" });
  await expect.poll(() => matches(ui, "dealer-call-us[role~=button]")).toBe(true);
  const place = await ui.eval(() => {
    const { x, y } = document.querySelector("dealer-call-us")?.getBoundingClientRect() ?? new DOMRect();
    return [x + 20, y + 20] as const;
  });
  return { code, place };
}

async function release(ui: Ui, code: Hold) {
  expect(await matches(ui, "dealer-call-us:defined")).toBe(false);
  await code.release();
  await expect.poll(() => matches(ui, "dealer-call-us:defined")).toBe(true);
}

const watch = (ui: Ui) =>
  ui.eval((types) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const type of types) addEventListener(type, () => seen.push(type), true);
  }, WATCHED);

const seen = (ui: Ui) => ui.eval(() => Reflect.get(window, "seen") as string[]);

test("a mouse press is delivered on release, before mouseup", async ({ ui }) => {
  const { code, place } = await openHeld(ui);
  await ui.moveTo(...place);
  await ui.down();
  await release(ui, code);
  await watch(ui);
  await ui.up();
  await expect.poll(() => seen(ui)).toEqual(["click", "dealer-call-us-toggled", "mouseup"]);
  expect(await matches(ui, "dealer-call-us:state(open)")).toBe(true);
});

test("other tags load no code during a press", async ({ ui }) => {
  const { code, place } = await openHeld(ui);
  await ui.moveTo(...place);
  await ui.down();
  await ui.eval(() => document.body.append(document.createElement("dealer-tooltips")));
  await release(ui, code);
  expect(await matches(ui, "dealer-tooltips:defined")).toBe(false);
  await ui.up();
  await expect.poll(() => matches(ui, "dealer-tooltips:defined")).toBe(true);
});

test("a press of a button for a tip is kept until the tip's code is there", async ({ ui }) => {
  const code = holdFiles("tooltips");
  await ui.goto(code.on("/tests/pages/needs.html"), { until: "start" });
  await expect.poll(() => matches(ui, "dealer-call-us:defined")).toBe(true);
  await ui.click("[data-dealer-tooltip-press]");
  await code.release();
  await expect.poll(() => tips(ui)).toEqual(["Met een volle tank"]);
});

test.describe("a touch", () => {
  test.skip(({ engine }) => engine !== "chromium", "only Chromium's driver has fingers");

  test("is delivered before the mouse events that follow it", async ({ ui }) => {
    const { code, place } = await openHeld(ui);
    const touch = await createTouch(ui);
    await touch("touchStart", place);
    await release(ui, code);
    await watch(ui);
    await touch("touchEnd");
    await expect.poll(() => seen(ui)).toEqual(["click", "dealer-call-us-toggled", "mousedown", "mouseup"]);
    expect(await matches(ui, "dealer-call-us:state(open)")).toBe(true);
  });

  test("is cancelled by a second finger", async ({ ui }) => {
    const { code, place } = await openHeld(ui);
    const touch = await createTouch(ui);
    await touch("touchStart", place);
    await expect.poll(() => matches(ui, "dealer-call-us[data-dealer-pressed]")).toBe(true);
    await touch("touchStart", place, [place[0] + 100, place[1] + 100]);
    await expect.poll(() => matches(ui, "dealer-call-us[data-dealer-pressed]")).toBe(false);
    await touch("touchEnd");
    await release(ui, code);
    expect(await matches(ui, "dealer-call-us:state(open)")).toBe(false);
  });
});
