import { READABLE } from "../../../../src/kernel/styles/surface/colours.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { open, problems, scrollTo, WIDE } from "../page.ts";
import { PAGE_STYLES } from "./page-styles.ts";
import { putMarkup, SURFACES_PAGE } from "./surfaces.ts";
import { textsOn } from "./texts-on.ts";

/* What is in the page rather than over it has the page's colours too: arrows, the to-top button, the consent gate. */

/** The least contrast of a sign or a focus ring (WCAG 1.4.11). */
const SEEN = 3;

const MARKUP = `<main>
  <dealer-carousel autoplay="false"><div style="block-size: 90px">Een</div><div>Twee</div></dealer-carousel>
  <dealer-consent-gate service="YouTube" ratio="none"><template><p>Film</p></template><a href="#film">Bekijk</a></dealer-consent-gate>
  <dealer-date-input><input aria-label="Dag"></dealer-date-input>
  <div style="block-size: 3000px"></div></main>
  <dealer-to-top></dealer-to-top>`;

const GATE = "dealer-consent-gate >>> [part=placeholder]";
const SIGNS = {
  "dealer-carousel": "[part=next]",
  "dealer-to-top": "[part=button]",
} as const;

interface Sign {
  readonly behind: string;
  readonly ratio: number;
}

/** The contrast of signs and of the calendar's focus ring with what is behind them. */
const signsOn = (ui: Ui) =>
  ui.eval((signs): Record<string, Sign> => {
    const pen = new OffscreenCanvas(1, 1).getContext("2d", {
      willReadFrequently: true,
    }) as OffscreenCanvasRenderingContext2D;
    const luminance = (colour: string) => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const sign = (colour: string, behind: string): Sign => {
      const [one, other] = [luminance(colour), luminance(behind)];
      return { behind, ratio: (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) };
    };
    const partOf = (tag: string, part: string) =>
      document.querySelector(tag)?.shadowRoot?.querySelector(part);
    const found: Record<string, Sign> = {};
    for (const [tag, part] of Object.entries(signs)) {
      const { color, backgroundColor } = getComputedStyle(partOf(tag, part) as Element);
      found[tag] = sign(color, backgroundColor);
    }
    const dialog = partOf("dealer-date-input", "dialog");
    const focused = dialog?.querySelector(":focus-visible");
    if (dialog && focused)
      found["dealer-date-input"] = sign(
        getComputedStyle(focused).outlineColor,
        getComputedStyle(dialog).backgroundColor,
      );
    return found;
  }, SIGNS);

const isToTopShown = (ui: Ui) =>
  ui.eval(() => document.querySelector("dealer-to-top:state(visible)") !== null);

test.describe("signs and texts in the page have its colours, in every style of page", () => {
  test.skip(({ engine }) => engine !== "chromium", "no engine computes colours in another way");

  test("they are seen and read, and dark on a dark page", async ({ ui }) => {
    await open(ui, SURFACES_PAGE, WIDE);
    const faults: string[] = [];
    for (const [style, look] of Object.entries(PAGE_STYLES)) {
      await scrollTo(ui, 0);
      await putMarkup(ui, look, MARKUP);
      const arrow = () =>
        ui.eval(() =>
          document
            .querySelector("dealer-carousel")
            ?.shadowRoot?.querySelector("[part=next]")
            ?.getAttribute("style"),
        );
      await expect.poll(arrow, style).toContain("--dealer-page-surface");
      await expect.poll(async () => (await ui.eval(textsOn, GATE)).length, style).toBeGreaterThan(2);
      for (const { text, ratio } of await ui.eval(textsOn, GATE))
        if (ratio < READABLE) faults.push(`${style}: ${text} ${ratio}`);
      await ui.press("Tab");
      await ui.eval(() =>
        document.querySelector("dealer-date-input")?.shadowRoot?.querySelector("button")?.click(),
      );
      await expect.poll(async () => Object.keys(await signsOn(ui)).length, style).toBe(3);
      const { "dealer-date-input": ring } = await signsOn(ui);
      if (ring && ring.ratio < SEEN) faults.push(`${style}: ring ${ring.ratio}`);
      await ui.eval(() => document.querySelector("dealer-date-input")?.remove());
      await scrollTo(ui, 600);
      await expect.poll(() => isToTopShown(ui), style).toBe(true);
      const signs = await signsOn(ui);
      for (const [name, { ratio }] of Object.entries(signs))
        if (ratio < SEEN) faults.push(`${style}: ${name} ${ratio}`);
      if (style === "dark, without a colour scheme")
        expect(Object.values(signs).map(({ behind }) => behind)).toEqual([
          "rgb(20, 22, 26)",
          "rgb(20, 22, 26)",
        ]);
    }
    expect(faults).toEqual([]);
    expect(await problems(ui)).toEqual([]);
  });

  test("the loader's name is read on its cover before any code, on a dark page", async ({ ui }) => {
    const COVERS = [
      "",
      "--dealer-surface: #123",
      "--dealer-loader-surface: #fd6",
      "--dealer-loader-surface: #b3001b",
    ];
    await ui.viewport(...WIDE);
    await ui.goto("/~drop-silent/core-/tests/pages/surfaces.html");
    for (const cover of COVERS) {
      await ui.eval((style) => {
        document.body.style.cssText = "background: #14161a; color: #e8e8e8";
        document.body.innerHTML = `<dealer-loader style="${style}"><strong>Merel</strong></dealer-loader>`;
      }, cover);
      const texts = await ui.eval(textsOn, "dealer-loader");
      expect(
        texts.map(({ text }) => text),
        cover,
      ).toEqual(["Merel"]);
      expect(texts[0]?.ratio, cover).toBeGreaterThanOrEqual(READABLE);
    }
  });
});
