import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown } from "../page.ts";
import { openBranch, stage } from "./menu.ts";

const LONG = "Een lang woord dat een paneel zo breed maakt als het worden mag";

const branch = (label: string) => `
  <li><a href="#${label}">${label}</a>
    <ul>
      <li><a href="#${label}-1">${LONG}</a></li>
      <li><a href="#${label}-2">${label} meer</a>
        <ul><li><a href="#${label}-diep">${LONG} ${LONG}</a></li></ul></li>
    </ul></li>`;

const NAMES = ["Auto", "Bus", "Camper", "Dienst", "Elders"];
const OUTERMOST = ["Auto", "Elders"];
const HTML = `<ul style="justify-content: space-between">${NAMES.map(branch).join("")}</ul>`;

const isInside = (ui: Ui) =>
  ui.eval(() => {
    const panels = [...document.querySelectorAll("dealer-mega-nav [data-dealer-panel]:not([hidden])")];
    const width = document.documentElement.clientWidth;
    const boxes = panels.map((panel) => panel.getBoundingClientRect());
    const cutOff = boxes.filter(({ left, right }) => left < -0.5 || right > width + 0.5);
    return { open: boxes.length, cutOff, canScroll: document.documentElement.scrollWidth > width };
  });

for (const dir of ["ltr", "rtl"] as const)
  for (const width of [1280, 800])
    test(`dealer-mega-nav keeps panels inside a window of ${width} px, ${dir}`, async ({ ui }) => {
      await stage(ui, { html: HTML, size: [width, 720], dir });
      for (const name of OUTERMOST) {
        await openBranch(ui, name);
        expect(await isInside(ui)).toEqual({ open: 1, cutOff: [], canScroll: false });
        await openBranch(ui, `${name} meer`);
        await expect.poll(() => isShown(ui, `dealer-mega-nav a[href="#${name}-diep"]`)).toBe(true);
        expect(await isInside(ui)).toEqual({ open: 2, cutOff: [], canScroll: false });
      }
    });

test("dealer-mega-nav measures an open panel again after the window has been resized", async ({ ui }) => {
  const html = `<ul style="justify-content: center">${branch("Auto")}</ul>`;
  await stage(ui, { html, attributes: { "breakpoint-px": "400" }, size: [1280, 720] });
  await openBranch(ui, "Auto");
  await ui.eval(() => {
    const list = document.querySelector<HTMLElement>("dealer-mega-nav > ul");
    if (list) list.style.justifyContent = "flex-end";
  });
  await ui.viewport(800, 720);
  await expect.poll(() => isInside(ui)).toEqual({ open: 1, cutOff: [], canScroll: false });
});

for (const count of [1, 2, 3, 4, 6])
  test(`dealer-mega-nav shows a panel of ${count} items at the window's end in whole`, async ({ ui }) => {
    const items = Array.from(
      { length: count },
      (_, index) => `<li><a href="#item-${index}">${index}</a></li>`,
    );
    const html = `<ul><li><a href="#auto">Auto</a><ul>${items.join("")}</ul></li></ul>`;
    await stage(ui, { html, size: [1280, 720] });
    await ui.eval(() => {
      const menu = document.querySelector<HTMLElement>("dealer-mega-nav");
      if (menu) menu.style.cssText = "display: block; position: fixed; bottom: 30px";
    });
    await openBranch(ui, "Auto");
    const pastEdges = () =>
      ui.eval((last) => {
        const panel = document.querySelector("dealer-mega-nav [data-dealer-panel]:not([hidden])");
        const { top = -1 } = panel?.getBoundingClientRect() ?? {};
        const { bottom = 0, height = 0 } =
          panel?.querySelector(`[href="#item-${last}"]`)?.getBoundingClientRect() ?? {};
        return top >= 0 && height > 0 && bottom <= innerHeight ? "" : `${top} to ${bottom} in ${innerHeight}`;
      }, count - 1);
    await expect.poll(pastEdges).toBe("");
  });
