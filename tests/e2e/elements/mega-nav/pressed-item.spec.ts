import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import { openBranch, openMenu, stage, toggleOf } from "./menu.ts";

const branch = (name: string, count: number) =>
  `<li><a href="#${name}">${name}</a><ul>${Array.from({ length: count }, (_, at) => `<li><a href="#${name}-${at}">${name} ${at}</a></li>`).join("")}</ul></li>`;
const LIST = `<ul>${branch("Merken", 30)}${branch("Diensten", 4)}${branch("Contact", 2)}</ul>`;

/** Where the list scrolls: with the page, in a layer above it, or in our drawer. */
const PLACES: Readonly<Record<string, { readonly css: string; readonly mobile: string }>> = {
  "in the page": { css: "main { block-size: 1600px }", mobile: "accordion" },
  "in the page, without scroll anchoring": {
    css: "main { block-size: 1600px } html { overflow-anchor: none }",
    mobile: "accordion",
  },
  "in a fixed header": { css: "header { position: fixed; inset: 0 0 auto }", mobile: "accordion" },
  "in a drawer": { css: "", mobile: "drawer" },
};

const topOf = (ui: Ui, label: string) =>
  ui.eval((wanted) => document.querySelector(wanted)?.getBoundingClientRect().top ?? 0, toggleOf(label));

/** Waits until a toggle has not moved for some frames. */
const rests = (ui: Ui, label: string) =>
  ui.eval(async (wanted) => {
    const toggle = document.querySelector(wanted) as Element;
    for (let frames = 0, last = Number.NaN, all = 0; frames < 5 && all < 300; all++) {
      await new Promise(requestAnimationFrame);
      const { top } = toggle.getBoundingClientRect();
      frames = top === last ? frames + 1 : 0;
      last = top;
    }
  }, toggleOf(label));

for (const [place, { css, mobile }] of Object.entries(PLACES))
  test(`dealer-mega-nav keeps the pressed item where it is when a long branch above it closes, ${place}`, async ({
    ui,
  }) => {
    await stage(ui, { html: LIST, size: [390, 640], attributes: { mobile } });
    await ui.eval((styles) => document.head.insertAdjacentHTML("beforeend", `<style>${styles}</style>`), css);
    await openMenu(ui);
    await openBranch(ui, "Merken");
    await ui.eval(
      (wanted) => document.querySelector(wanted)?.scrollIntoView({ block: "center" }),
      toggleOf("Diensten"),
    );
    await rests(ui, "Diensten");
    const before = await topOf(ui, "Diensten");
    await openBranch(ui, "Diensten");
    await rests(ui, "Diensten");
    const after = await topOf(ui, "Diensten");
    expect(after).toBeGreaterThanOrEqual(0);
    expect(after).toBeLessThanOrEqual(before + 1);
    expect(await problems(ui)).toEqual([]);
  });
