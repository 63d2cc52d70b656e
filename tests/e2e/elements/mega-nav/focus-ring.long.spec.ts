import { PNG } from "pngjs";
import { contrastOf } from "../../../../src/kernel/styles/surface/colours.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { NARROW, standsStill, WIDE } from "../page.ts";
import { openTheme, TAG } from "./in-a-theme/theme.ts";
import { link, MENU_BUTTON, openBranch } from "./menu.ts";

/** Of a focus ring with what is around it (WCAG 1.4.11, 2.4.13). */
const SEEN = 3;

const HEADERS = {
  light: { background: "white", links: "rgb(20, 20, 20)" },
  dark: { background: "rgb(12, 18, 36)", links: "white" },
  blue: { background: "rgb(0, 90, 200)", links: "white" },
  yellow: { background: "rgb(255, 220, 0)", links: "black" },
} as const;

/** Compares the pixels on an element's left edge with those that are there without the focus. */
async function expectRing(ui: Ui, selector: string): Promise<void> {
  await standsStill(ui);
  const before = PNG.sync.read(await ui.screenshot());
  const VISIBLE = { isActive: true, isFocused: true, isVisible: true };
  await expect.poll(() => focusVisibly(ui, selector), selector).toMatchObject(VISIBLE);
  const { place } = await focusVisibly(ui, selector);
  const colourIn = ({ data, width }: PNG, x: number) => {
    const at = (Math.round(place.y + place.height / 2) * width + x) * 4;
    return [data[at], data[at + 1], data[at + 2], 1] as [number, number, number, number];
  };
  const edge = Math.round(place.x);
  const columns = [-4, -3, -2, -1, 0, 1, 2].map((offset) => edge + offset).filter((x) => x >= 0);
  const contrast = async () => {
    const focused = PNG.sync.read(await ui.screenshot());
    return Math.max(...columns.map((x) => contrastOf(colourIn(focused, x), colourIn(before, x))));
  };
  await expect.poll(contrast, selector).toBeGreaterThan(SEEN);
}

/** Gives the focus as a keyboard would. */
const focusVisibly = (ui: Ui, selector: string) =>
  ui.eval((path) => {
    const [host, inner] = path.split(" >>> ");
    const outer = document.querySelector(host as string);
    const element = (inner ? outer?.shadowRoot?.querySelector(inner) : outer) as HTMLElement;
    element.blur();
    element.focus({ focusVisible: true } as FocusOptions);
    return {
      isActive: document.hasFocus(),
      isFocused: element.matches(":focus"),
      isVisible: element.matches(":focus-visible"),
      place: element.getBoundingClientRect().toJSON() as DOMRect,
    };
  }, selector);

for (const [header, { background, links }] of Object.entries(HEADERS)) {
  const css = `.bar { background: ${background}; color: ${links}; padding: 12px } .bar a { color: inherit }`;
  const html = `<div class="bar">${TAG}</div>`;

  test(`dealer-mega-nav has a focus ring that is seen in a ${header} header of a wide page`, async ({
    ui,
  }) => {
    await openTheme(ui, { html, css, size: WIDE });
    for (const focused of [link("home"), "[data-dealer-toggle='']"]) await expectRing(ui, focused);
    await openBranch(ui, "Aanbod");
    await expectRing(ui, link("nieuw"));
  });

  test(`dealer-mega-nav has a focus ring that is seen in a ${header} header of a narrow page`, async ({
    ui,
  }) => {
    await openTheme(ui, { html, css, size: NARROW });
    await expectRing(ui, MENU_BUTTON);
    await ui.click(MENU_BUTTON);
    await expectRing(ui, link("home"));
  });
}
