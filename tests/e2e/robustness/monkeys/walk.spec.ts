import { createFinger, type Finger } from "../../../support/finger.ts";
import { test, type Ui } from "../../../support/ui.ts";
import { setAttributes } from "../../contract/in-page.ts";
import { WIDE } from "../../elements/page.ts";
import { always } from "../at-random.ts";
import { times, tries } from "../trials.ts";
import { arrive, expectAccessible, expectAllIsWell, PAGES } from "./arrive.ts";
import { moveTag, reachable } from "./on-page.ts";
import { type Step, walks } from "./random-walk.ts";

const WALKS = times(1, 6);
const STEPS = times(60, 200);
/** The number of steps between two axe runs. */
const STRIDE = 20;

async function pointAt(ui: Ui, nth: number) {
  const point = await ui.eval(reachable, nth);
  if (point) await ui.moveTo(point.x, point.y);
  return point !== undefined;
}

async function tap(ui: Ui, nth: number, finger: Finger | undefined) {
  const point = await ui.eval(reachable, nth);
  if (point) await finger?.([point.x, point.y]);
}

async function take(ui: Ui, step: Step, finger: Finger | undefined): Promise<unknown> {
  if ("key" in step) return ui.press(step.key);
  if ("width" in step) return ui.viewport(step.width, WIDE[1]);
  if ("wheel" in step) return ui.wheel(300, 400, step.wheel);
  if ("tag" in step) return ui.eval(setAttributes, step.tag, { [step.name]: step.text });
  if ("move" in step) return ui.eval(moveTag, step.move);
  if ("tap" in step) return tap(ui, step.tap, finger);
  if ("swipe" in step) return finger?.([180, 300], [180 + step.swipe, 300]);
  if ("hover" in step) return pointAt(ui, step.hover);
  if (!(await pointAt(ui, step.press))) return;
  await ui.down();
  return ui.up();
}

for (const page of PAGES)
  test(`states, focus and scroll stay right whatever a visitor does on the dealership's ${page}`, async ({
    ui,
  }) => {
    tries("step", WALKS * STEPS);
    const finger = ui.engine === "chromium" ? await createFinger(ui) : undefined;
    await always(walks(STEPS), WALKS, async (steps) => {
      await ui.viewport(...WIDE);
      await arrive(ui, page);
      for (const [index, step] of steps.entries()) {
        const when = `after step ${index}: ${JSON.stringify(step)}`;
        await take(ui, step, finger);
        await expectAllIsWell(ui, when);
        if (index % STRIDE === STRIDE - 1) await expectAccessible(ui, when);
      }
    });
  });
