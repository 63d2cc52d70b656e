import { expect, test } from "../../../support/ui.ts";
import { problems, WIDE } from "../page.ts";
import { stage } from "./menu.ts";

const link = (name: string) => `<a href="#${name}">${name}</a>`;
const list = (...names: readonly string[]) =>
  `<ul>${names.map((name) => `<li>${link(name)}</li>`).join("")}</ul>`;

/** Submenus with two links beside each other: by our styles, or by a theme's. */
const PANELS: Readonly<Record<string, string>> = {
  columns: `<li>${link("Kolommen")}<div>${list("a1", "a2")}${list("b1")}</div></li>`,
  tabs: `<li>${link("Tabs")}<div><ul><li><a href="#p1">Eerste</a></li><li><a href="#p2">Tweede</a></li></ul>
    <div id="p1"><a href="#in1">in1</a></div><div id="p2"><a href="#in2">in2</a></div></div></li>`,
  "a theme's grid": `<li>${link("Rooster")}${list("g1", "g2").replace("<ul", '<ul class="grid"')}</li>`,
  "a theme's flexible box": `<li>${link("Rij")}${list("f1", "f2").replace("<ul", '<ul class="flex"')}</li>`,
  "a theme's grid while its own toggle is open": `<li>${link("Eigen")}<button aria-expanded="false">+</button>${list("o1", "o2").replace("<ul", '<ul class="own"')}</li>`,
};
const BESIDE: Readonly<Record<string, readonly [string, string]>> = {
  columns: ["a1", "b1"],
  tabs: ["p1", "in1"],
  "a theme's grid": ["g1", "g2"],
  "a theme's flexible box": ["f1", "f2"],
  "a theme's grid while its own toggle is open": ["o1", "o2"],
};
const CSS = `.grid, [aria-expanded=true] ~ .own { display: grid; grid-template-columns: 1fr 1fr }
  .flex { display: flex; flex-flow: row nowrap } .own { display: none }`;

test("what lays out a submenu on a wide page does so whenever it is open", async ({ ui }) => {
  const html = `<style>${CSS}</style><ul>${Object.values(PANELS).join("")}</ul>`;
  await stage(ui, { html, size: WIDE, attributes: { layout: "tabs" } });
  const sides = () =>
    ui.eval(async (beside) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const linkTo = (name: string) =>
        document.querySelector<HTMLElement>(`dealer-mega-nav a[href="#${name}"]`) as HTMLElement;
      const found: string[] = [];
      for (const [name, [one, other]] of Object.entries(beside)) {
        const branch = linkTo(one).closest('[data-dealer-branch="1"]');
        branch?.querySelector<HTMLElement>("[data-dealer-toggle]")?.click();
        await frame();
        await frame();
        const [first, second] = [one, other].map((to) => linkTo(to).getBoundingClientRect());
        if (first && second && second.x > first.x + 20 && second.y < first.bottom) found.push(name);
      }
      return found;
    }, BESIDE);
  for (const time of ["first", "second"])
    expect(await sides(), `at the ${time} opening`).toEqual(Object.keys(BESIDE));
  expect(await problems(ui)).toEqual([]);
});

test("the bar is laid out as before once its submenus have been open", async ({ ui }) => {
  const html = `<style>${CSS}</style><ul>${Object.values(PANELS).join("")}</ul>`;
  await stage(ui, { html, size: WIDE, attributes: { layout: "tabs" } });
  const bar = () =>
    ui.eval(() =>
      [...document.querySelectorAll('[data-dealer-branch="1"]')].map((item) => {
        const { x, y, width, height } = item.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      }),
    );
  const press = () =>
    ui.eval(async () => {
      for (const toggle of document.querySelectorAll<HTMLElement>(
        '[data-dealer-branch="1"] > [data-dealer-toggle]',
      )) {
        toggle.click();
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    });
  const before = await bar();
  await press();
  await ui.press("Escape");
  await expect.poll(bar).toEqual(before);
  expect(await problems(ui)).toEqual([]);
});
