import { expect, test, type Ui } from "../../../support/ui.ts";
import { NARROW, open, problems } from "../page.ts";
import { putPage, SURFACES_PAGE } from "./surfaces.ts";

const MENU_BUTTON = "dealer-mega-nav >>> [part=toggle]";
const toggleOf = (label: string) => `dealer-mega-nav [data-dealer-toggle][aria-label*="${label}"]`;

/** How many pixels of a screenshot have another colour than its corner. */
const drawnPixels = (ui: Ui, picture: Buffer) =>
  ui.eval(
    async (address) => {
      const bitmap = await createImageBitmap(await (await fetch(address)).blob());
      const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      pen?.drawImage(bitmap, 0, 0);
      const pixels = new Uint32Array(
        pen?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? new ArrayBuffer(0),
      );
      return pixels.filter((pixel) => pixel !== pixels[0]).length;
    },
    `data:image/png;base64,${picture.toString("base64")}`,
  );

test.describe("in forced colours", () => {
  test.skip(({ engine }) => engine !== "chromium", "only Chromium's driver can force colours");

  for (const indicator of ["", 'indicator="arrows"'])
    for (const colorScheme of ["light", "dark"] as const)
      test(`each toggle of a narrow page shows its sign, ${colorScheme} ${indicator}`, async ({ ui }) => {
        await ui.page?.emulateMedia({ forcedColors: "active", colorScheme });
        await open(ui, SURFACES_PAGE, NARROW);
        await putPage(ui, { css: "" }, indicator);
        await ui.click(MENU_BUTTON);
        const sign = async () => drawnPixels(ui, await ui.screenshot(toggleOf("Aanbod")));
        await expect.poll(sign).toBeGreaterThan(10);
        await ui.click(toggleOf("Aanbod"));
        // Without the focus ring.
        await ui.eval(() => (document.activeElement as HTMLElement | null)?.blur());
        await expect.poll(sign).toBeGreaterThan(10);
        expect(await problems(ui)).toEqual([]);
      });
});
