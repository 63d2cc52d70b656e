import { BASE_URL } from "../../server/address.ts";
import { createUi } from "../../support/createUi.ts";
import { examplePages } from "../../support/examplePages.ts";
import { playwrightDriver } from "../../support/playwrightDriver.ts";
import { test as base, expect, type Ui } from "../../support/ui.ts";
import { NARROW, seeWhole, visitDecided, visitUndecided } from "./visit.ts";

const WIDTHS_PX = [360, 768, 1280];
const HEIGHT_PX = 720;
const SCHEMES = ["light", "dark"] as const;

/** The picture shows only the top of a longer page. */
const TALLEST_PX = 4000;

/** A quarter of the size, for small files: every part is still there, in its place and colour. */
const SCALE = 0.25;

/** A visitor with reduced motion. */
const test = base.extend<{ ui: Ui }>({
  ui: async ({ page, engine }, use) =>
    use(createUi({ driver: playwrightDriver(page, BASE_URL), page }, engine)),
});

/** Without it a busy Chromium draws hairlines of a scaled page in one of two ways. */
const DRAWN_WHOLE = "--run-all-compositor-stages-before-draw";

test.use({
  deviceScaleFactor: SCALE,
  contextOptions: { reducedMotion: "reduce" },
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, args: [...(launchOptions.args ?? []), DRAWN_WHOLE] }),
    { scope: "worker" },
  ],
});

test.skip(({ engine }) => engine !== "chromium", "pictures are compared in one engine");

/** Also lazy pictures. */
const hasPictures = (ui: Ui) =>
  ui.eval(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode()));
  });

const heightOf = (ui: Ui) => ui.eval(() => document.documentElement.scrollHeight);

/** Animations stay as they are: to finish them would also finish the time limit that reveals elements without code. */
const AS_IT_IS = { stylePath: "tests/e2e/examples/looks.css", animations: "allow" } as const;

const nameOf = (page: string, view: string) => [
  ...page
    .replace(/^examples\//, "")
    .replace(/\.html$/, "")
    .split("/"),
  `${view}.png`,
];

for (const page of examplePages) {
  for (const width of WIDTHS_PX)
    test(`${page} looks the same, at ${width} px`, async ({ ui }) => {
      await ui.viewport(width, HEIGHT_PX);
      await visitDecided(ui, page);
      await seeWhole(ui);
      await hasPictures(ui);
      for (const colorScheme of SCHEMES) {
        await ui.page?.emulateMedia({ colorScheme });
        const clip = { x: 0, y: 0, width, height: Math.min(await heightOf(ui), TALLEST_PX) };
        const name = nameOf(page, `${width}-${colorScheme}`);
        if (ui.page) await expect.soft(ui.page).toHaveScreenshot(name, { ...AS_IT_IS, fullPage: true, clip });
      }
    });

  test(`${page} looks the same with the banner`, async ({ ui }) => {
    await ui.viewport(...NARROW);
    await visitUndecided(ui, page);
    if (ui.page) await expect(ui.page).toHaveScreenshot(nameOf(page, "banner"), AS_IT_IS);
  });
}
