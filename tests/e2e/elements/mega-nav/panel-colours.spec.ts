import { expect, test } from "../../../support/ui.ts";
import { isShown, problems } from "../page.ts";
import { hasLaterCode, link, openBranch, stage } from "./menu.ts";

const HTML = `<nav><ul><li><a href="#home">Home</a></li><li><a href="#aanbod">Aanbod</a>
  <ul><li><a href="#nieuw">Nieuw</a></li><li><a href="#klein">Klein</a></li></ul></li></ul></nav>`;

/** Themes that colour the links of a bar, and leave the panel to us. */
const THEMES: Readonly<Record<string, string>> = {
  "white links on a dark bar": "#stage nav { background: #036 } #stage nav a { color: #fff }",
  "white links on a gradient":
    "#stage nav { background: linear-gradient(#036, #024) } #stage nav a { color: #fff }",
  "white links over a picture": "body { background: #333 } #stage nav a { color: #fff }",
  "dark links on a white bar, in a dark page":
    ":root { color-scheme: dark } #stage nav { background: #fff } #stage nav a { color: #222 }",
};

/** On the page: the contrast of a link with the panel, or 21 where the panel has a picture. */
function contrastInPanel(): number {
  const panel = document.querySelector("[data-dealer-panel]") as HTMLElement;
  const { backgroundColor, backgroundImage } = getComputedStyle(panel);
  if (backgroundImage !== "none") return 21;
  const canvas = document.createElement("canvas").getContext("2d") as CanvasRenderingContext2D;
  const luminance = (colour: string) => {
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const colours = [backgroundColor, getComputedStyle(panel.querySelector("a") as Element).color];
  const [dark = 0, light = 0] = colours.map(luminance).sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

for (const [name, css] of Object.entries(THEMES))
  test(`dealer-mega-nav shows readable links in a panel: ${name}`, async ({ ui }) => {
    await stage(ui, { html: HTML });
    await ui.eval((text) => {
      document.head.append(Object.assign(document.createElement("style"), { textContent: text }));
    }, css);
    await hasLaterCode(ui);
    await openBranch(ui, "Aanbod");
    await expect.poll(() => isShown(ui, link("nieuw"))).toBe(true);
    await expect.poll(() => ui.eval(contrastInPanel)).toBeGreaterThanOrEqual(3);
    await ui.eval(() => document.querySelector("dealer-mega-nav")?.remove());
    expect(await problems(ui)).toEqual([]);
  });
