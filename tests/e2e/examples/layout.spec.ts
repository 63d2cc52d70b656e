import { examplePages } from "../../support/examplePages.ts";
import { expect, test } from "../../support/ui.ts";
import { shifts } from "../layout-shifts.ts";
import { findCutOff, findUnreachable } from "./layout-in-page.ts";
import { NARROW, SIZES, visitDecided, visitUndecided } from "./visit.ts";

const WIDTHS_PX = [320, 360, 768, 1280, 2560];
const HEIGHT_PX = 720;

test.skip(
  ({ engine }) => engine !== "chromium",
  "only Chromium counts layout shifts, and runs without scripts at no cost",
);

for (const page of examplePages) {
  test(`${page} fits every window: nothing is cut off, nothing scrolls sideways`, async ({ ui }) => {
    await ui.viewport(...NARROW);
    await visitDecided(ui, page);
    for (const width of WIDTHS_PX) {
      await ui.viewport(width, HEIGHT_PX);
      await expect.poll(() => ui.eval(findCutOff), `at ${width} px`).toEqual([]);
    }
  });

  for (const [name, [width, height]] of Object.entries(SIZES))
    test(`${page} has no layout shift while it loads, ${name}`, async ({ ui }) => {
      await ui.viewport(width, height);
      await visitUndecided(ui, page);
      expect(await shifts(ui)).toEqual([]);
    });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const page of examplePages)
    test(`${page} shows its content and every link`, async ({ ui }) => {
      await ui.goto(`/${page}`);
      for (const [width, height] of Object.values(SIZES)) {
        await ui.viewport(width, height);
        await expect.poll(() => ui.eval(findUnreachable)).toEqual([]);
      }
    });
});

test("the checks find clipped content and an invisible link", async ({ ui }) => {
  await ui.goto("/~rig/blank.html");
  await ui.eval(() => {
    document.body.innerHTML = `<main><h1>Kop</h1><p id="wide" style="width: 3000px">Breed</p>
      <a href="#weg" style="opacity: 0">Weg</a><a href="#wide">Daar</a></main>`;
  });
  const [sideways, ...cutOff] = await ui.eval(findCutOff);
  expect(sideways).toMatch(/^the page is \d+ px wide$/);
  expect(cutOff).toEqual([expect.stringContaining('id="wide"')]);
  expect(await ui.eval(findUnreachable)).toEqual([expect.stringContaining("Weg")]);
});
