import { expect, test } from "../../support/ui.ts";
import { matches } from "../elements/page.ts";

/** Whatever waits for a task comes later: other tags' code, or a frame. */
test("a press whose code has come while it was held is delivered as it is let go of", async ({ ui }) => {
  await ui.goto("/~slow/core/3000/tests/pages/interaction.html", { until: "start" });
  await expect.poll(() => matches(ui, "dealer-call-us[role=button]")).toBe(true);
  const [x, y] = await ui.eval(() => {
    const { x, y } = document.querySelector("dealer-call-us")?.getBoundingClientRect() ?? new DOMRect();
    return [x + 20, y + 20] as const;
  });
  await ui.moveTo(x, y);
  await ui.down();
  expect(await matches(ui, "dealer-call-us:defined")).toBe(false);
  await expect.poll(() => matches(ui, "dealer-call-us:defined")).toBe(true);

  await ui.eval(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const type of ["dealer-call-us-toggled", "mouseup", "click"])
      addEventListener(type, () => seen.push(type), true);
  });
  await ui.up();
  await expect
    .poll(() => ui.eval(() => Reflect.get(window, "seen")))
    .toEqual(["click", "dealer-call-us-toggled", "mouseup"]);
});
