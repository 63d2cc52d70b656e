import { contrastOf, type Rgb } from "../../../../src/kernel/styles/surface/colours.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { open, problems, WIDE } from "../page.ts";
import { PAGE_STYLES } from "./page-styles.ts";
import { putMarkup, SURFACES_PAGE } from "./surfaces.ts";

/* A focus ring is seen on what it is drawn on, in every style of page. */

/** The least contrast of a focus ring (WCAG 1.4.11). */
const SEEN = 3;

const MARKUP = `<main>
  <dealer-call-us><p>Bel</p></dealer-call-us>
  <dealer-carousel no-autoplay><div style="block-size: 90px">Een</div><div>Twee</div></dealer-carousel>
  <dealer-consent-gate service="YouTube" ratio="none"><template><p>Film</p></template><a href="#film">Bekijk</a></dealer-consent-gate>
  <dealer-cookie-hint close-button><p>Mogen we meten?</p></dealer-cookie-hint></main>`;

interface Button {
  readonly tag: string;
  readonly part: string;
  /** The part that the ring is drawn on. */
  readonly on: string;
}

const BUTTONS: readonly Button[] = [
  ...["accept", "decline", "close"].map((part) => ({ tag: "dealer-cookie-hint", part, on: "banner" })),
  ...["button", "settings"].map((part) => ({ tag: "dealer-consent-gate", part, on: "placeholder" })),
  { tag: "dealer-carousel", part: "next", on: "next" },
  { tag: "dealer-call-us", part: "button", on: "button" },
];

/** Focuses a button; the colours of its ring, an outline or what is inside the button, and of what it is drawn on. */
const ringOf = (ui: Ui, button: Button): Promise<readonly [Rgb, Rgb]> =>
  ui.eval(({ tag, part, on }): [Rgb, Rgb] => {
    const root = document.querySelector(tag)?.shadowRoot;
    const [focused, surface] = [part, on].map((name) => root?.querySelector<HTMLElement>(`[part=${name}]`));
    focused?.focus();
    const { outlineStyle, outlineColor, boxShadow } = getComputedStyle(focused as Element);
    const inside = /^(.*?)(?: 0px){3} 2px inset$/.exec(boxShadow)?.[1];
    const pen = new OffscreenCanvas(1, 1).getContext("2d") as OffscreenCanvasRenderingContext2D;
    const painted = (colour: string): Rgb => {
      pen.fillStyle = colour;
      pen.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, 1];
    };
    const { backgroundColor } = getComputedStyle(surface as Element);
    const ring = inside ?? (outlineStyle === "solid" ? outlineColor : backgroundColor);
    return [painted(ring), painted(backgroundColor)];
  }, button);

const areColoured = (ui: Ui) =>
  ui.eval(() =>
    Object.entries({
      "dealer-cookie-hint": "banner",
      "dealer-consent-gate": "placeholder",
      "dealer-carousel": "next",
    })
      .map(([tag, part]) => document.querySelector(tag)?.shadowRoot?.querySelector(`[part=${part}]`))
      .every((surface) => surface?.getAttribute("style")?.includes("--dealer-page-surface")),
  );

test("focus rings are seen, in every style of page", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", "no engine computes colours in another way");
  await open(ui, SURFACES_PAGE, WIDE);
  const faults: string[] = [];
  for (const [style, look] of Object.entries(PAGE_STYLES)) {
    await putMarkup(ui, look, MARKUP);
    await expect.poll(() => areColoured(ui), style).toBe(true);
    await ui.press("Tab");
    for (const button of BUTTONS) {
      const ratio = contrastOf(...(await ringOf(ui, button)));
      if (ratio < SEEN) faults.push(`${style}: ${button.tag} ${button.part} ${ratio}`);
    }
  }
  expect(faults).toEqual([]);
  expect(await problems(ui)).toEqual([]);
});
