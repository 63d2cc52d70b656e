import { SELECTORS } from "../../../../fixtures/field/FieldCase.ts";
import { expect, test, type Ui } from "../../../../support/ui.ts";
import { NARROW, problems, WIDE } from "../../page.ts";
import { canPressLink, frames, LIST, openTheme, TAG } from "./theme.ts";

const SVG =
  '<svg class="caret" width="10" height="10" viewBox="0 0 24 24"><path d="M7 10l5 5 5-5z"></path></svg>';
// cspell:disable-next-line
const PICTURE = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'%3E%3Cpath d='M0 3h10L5 8z'/%3E%3C/svg%3E")`;
const BOX = 'content: ""; display: inline-block; margin-left: 6px;';

/** How a theme draws its arrow: in the label, after the label, or by the rules of its style sheet. */
interface Way {
  readonly inLabel?: string;
  readonly after?: string;
  /** `&` is the item. */
  readonly css?: string;
}

const WAYS: Readonly<Record<string, Way>> = {
  "the label's ::after": { css: '& > .label::after { content: "\\25BE"; margin-left: 6px }' },
  "the label's ::before": { css: '& > .label::before { content: "\\25BE"; float: right }' },
  "the item's ::after": { css: '&::after { content: "\\25BE"; position: absolute; top: 12px; right: 2px }' },
  "a triangle of borders": {
    css: `& > .label::after { ${BOX} border: 4px solid transparent; border-top-color: currentColor }`,
  },
  "two turned borders": {
    css: `& > .label::after { ${BOX} width: 6px; height: 6px; border: solid; border-width: 0 2px 2px 0; rotate: 45deg }`,
  },
  "a picture": { css: `& > .label::after { ${BOX} width: 10px; height: 10px; background: ${PICTURE} }` },
  "a mask": {
    css: `& > .label::after { ${BOX} width: 10px; height: 10px; background: currentColor; mask: ${PICTURE} }`,
  },
  "an i in the label": { inLabel: '<i class="arrow"></i>', css: '& .arrow::before { content: "\\25BE" }' },
  "a sign in the label": { inLabel: '<span class="arrow">▾</span>' },
  "an svg in the label": { inLabel: SVG },
  "an svg without a name in the label": { inLabel: SVG.replace(' class="caret"', ' class="ml-1"') },
  "an icon by its name in the label": { inLabel: '<span class="material-icons">expand_more</span>' },
  "an svg after the label": { after: `<span class="icon">${SVG}</span>` },
  "the printed toggle's ::after": {
    after: '<button type="button" class="printed" aria-expanded="false"></button>',
    css: '& > .printed::after { content: "\\25BE" }',
  },
};

const LABELS: Readonly<Record<string, (name: string, inside: string) => string>> = {
  links: (name, inside) => `<a class="label" href="#${name}">${name}${inside}</a>`,
  headings: (name, inside) => `<span class="label">${name}${inside}</span>`,
};

const LAYOUTS = {
  "a wide page": { size: WIDE, css: "" },
  "a narrow page": { size: NARROW, css: "" },
  "a narrow page that folds its list": {
    size: NARROW,
    css: "@media (max-width: 768px) { .menu { display: none } }",
  },
} as const;

const CSS = `
  #stage { background: #222; color: #222 }
  .menu { flex-wrap: wrap }
  .menu ul { background: #222 }
  .label { color: #fff }
  .printed { border: 0; background: none; color: #fff }
  ${Object.values(WAYS)
    .map(({ css = "" }, index) => css.replaceAll("&", `.way-${index}`))
    .join("\n")}`;

function htmlOf(label: (name: string, inside: string) => string): string {
  const items = Object.values(WAYS).map(({ inLabel = "", after = "" }, index) => {
    const item = (name: string, list: string) =>
      `<li class="way-${index}">${label(`${name}${index}`, inLabel)}${after}<ul>${list}</ul></li>`;
    return item("Buiten", item("Binnen", `<li><a href="#${index}">Link</a></li>`));
  });
  return `<dealer-mega-nav><ul class="menu">${items.join("")}</ul></dealer-mega-nav>`;
}

/** Opens the menu and each submenu, and looks at the arrows as soon as an item is there: no frame shows two. */
const lookAtArrows = (ui: Ui) =>
  ui.eval(async (selectors) => {
    const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
    const items = window.judge.start(selectors);
    const press = (button: Element | null | undefined) => (button as HTMLElement | undefined)?.click();
    const isVisible = (element: Element | null | undefined) =>
      element?.checkVisibility({ opacityProperty: true, contentVisibilityAuto: true });
    const toggles = [...nav.querySelectorAll("[data-dealer-toggle]")];
    const faults: string[] = [];
    press(nav.shadowRoot?.querySelector("[part=toggle]"));
    for (const [index, { outer }] of items.entries()) {
      if (outer >= 0) press(toggles[outer]);
      const end = performance.now() + 2_000;
      while (!isVisible(toggles[index]) && performance.now() < end)
        await new Promise((turn) => setTimeout(turn));
      faults.push(...(await window.judge.caretFaults(index)));
    }
    return faults;
  }, SELECTORS);

for (const [labels, label] of Object.entries(LABELS))
  for (const [layout, { size, css }] of Object.entries(LAYOUTS))
    test(`dealer-mega-nav shows one arrow for each item on ${layout}, with ${labels} as labels`, async ({
      ui,
    }) => {
      await openTheme(ui, { html: htmlOf(label), css: CSS + css, size, isJudged: true });
      expect(await lookAtArrows(ui)).toEqual([]);
      expect(await problems(ui)).toEqual([]);
    });

/** A theme's script draws an arrow in each label, some time after our code has come. */
const drawLate = (ui: Ui) =>
  ui.eval(() => {
    for (const label of document.querySelectorAll(".label")) label.classList.add("with-arrow");
    for (const label of document.querySelectorAll(".menu > li:nth-child(2) > .label"))
      label.insertAdjacentHTML("beforeend", '<span class="arrow">▾</span>');
  });

for (const [layout, { size }] of Object.entries(LAYOUTS))
  test(`dealer-mega-nav shows one arrow where a script draws others late on ${layout}`, async ({ ui }) => {
    const item = (name: string, list: string) =>
      `<li><a class="label" href="#${name}">${name}</a><ul>${list}</ul></li>`;
    const lists = ["Een", "Twee"].map((name) => item(name, item(`${name} b`, '<li><a href="#x">X</a></li>')));
    await openTheme(ui, {
      html: `<dealer-mega-nav><ul class="menu">${lists.join("")}</ul></dealer-mega-nav>`,
      css: '.menu > li:first-child .with-arrow::after { content: "\\25BE"; margin-left: 4px }',
      size,
      isJudged: true,
    });
    await drawLate(ui);
    await frames(ui);
    expect(await lookAtArrows(ui)).toEqual([]);
  });

test("dealer-mega-nav shows one arrow for items whose class changes while a large menu is decorated", async ({
  ui,
}) => {
  const inner = Array.from(
    { length: 60 },
    (_, at) => `<li><a href="#b${at}">B</a><ul><li><a href="#c">C</a></li></ul></li>`,
  );
  const items = Array.from(
    { length: 40 },
    (_, at) => `<li><a class="label" href="#a${at}">A${at}</a><ul>${inner.join("")}</ul></li>`,
  );
  await openTheme(ui, {
    html: TAG,
    css: `.with-arrow::after { content: "\\25BE" } .menu { flex-wrap: wrap }`,
    size: WIDE,
  });
  const carets = await ui.eval(
    async (html) => {
      const stage = document.querySelector("#stage") as HTMLElement;
      stage.innerHTML = html;
      const nextFrame = () => new Promise(requestAnimationFrame);
      // Outermost items get their toggles first, so those in the panels are still without.
      while (!stage.querySelector("li:last-child > [data-dealer-toggle]")) await nextFrame();
      const labels = [...stage.querySelectorAll(".label")];
      for (const label of labels) {
        label.classList.add("with-arrow");
        await nextFrame();
      }
      for (let count = 0; count < 4; count++) await nextFrame();
      return labels.filter((label) => getComputedStyle(label, "::after").opacity !== "0").length;
    },
    `<dealer-mega-nav><ul class="menu">${items.join("")}</ul></dealer-mega-nav>`,
  );
  expect(carets).toBe(0);
});

const PRINTED = `<button type="button" class="printed">${SVG}</button>`;

/** Where a theme puts an item's label and toggle. */
const BOXES: Readonly<Record<string, string>> = {
  "labels that are blocks": ".label { display: block; line-height: 1; padding: 12px 0 }",
  "labels as wide as the item": `
    .menu ul .label { display: block; width: 100%; flex-basis: 100%; box-sizing: border-box }
    @media (max-width: 768px) { .label { width: 100%; flex-basis: 100% } }`,
  "items in columns": `
    .menu ul li { flex-direction: column; align-items: flex-start }
    @media (max-width: 768px) { .menu li { flex-direction: column; align-items: flex-start } }`,
  "toggles that it hides under the pointer":
    ".menu > li:is(:hover, :focus-within) .printed { display: none } .menu > li > .printed { display: inline-block !important }",
  "toggles as high as the item":
    ".menu li { position: relative } .menu ul .printed { position: absolute; top: 0; right: 0; bottom: 0; width: 40px }",
  "toggles that it fades":
    ".menu ul .printed { opacity: 0; visibility: hidden } .menu ul:hover .printed { opacity: 1 }",
};

const pressable = (ui: Ui, index: number) => ui.eval((at) => window.judge.toggleAt(at, 1_000), index);

for (const [layout, { size }] of Object.entries({
  wide: LAYOUTS["a wide page"],
  narrow: LAYOUTS["a narrow page"],
}))
  for (const [kind, toggle] of Object.entries({ ours: "", printed: PRINTED }))
    test(`dealer-mega-nav keeps toggles beside their labels on a ${layout} page, ${kind}`, async ({ ui }) => {
      const item = (name: string, list: string) =>
        `<li><a class="label" href="#${name}">${name}</a>${toggle}<ul>${list}</ul></li>`;
      const html = `<dealer-mega-nav><ul class="menu">${item("Buiten", item("Binnen", '<li><a href="#x">X</a></li>'))}</ul></dealer-mega-nav>`;
      for (const [box, css] of Object.entries(BOXES)) {
        await openTheme(ui, { html, css, size, isJudged: true });
        if (size === NARROW) await ui.click("dealer-mega-nav >>> [part=toggle]");
        await ui.eval((selectors) => window.judge.start(selectors), SELECTORS);
        for (const index of [0, 1]) {
          const point = await pressable(ui, index);
          expect(point, box).toMatchObject({ x: expect.any(Number) });
          expect(await ui.eval((at) => window.judge.caretFaults(at), index), box).toEqual([]);
          if (typeof point === "string") continue;
          await ui.moveTo(point.x, point.y);
          await ui.down();
          await ui.up();
        }
        expect(await pressable(ui, 1), box).toMatchObject({ x: expect.any(Number) });
      }
    });

/** Drawn by the rules of a style sheet: before a label, and a line under it. */
const DECORATED = `
  .house::before { content: "\\2302"; margin-right: 4px }
  .letter::before { content: "\\f015"; margin-right: 4px }
  .line::after { content: ""; position: absolute; inset: auto 0 0; height: 2px; width: 60px; background: red }`;

for (const [layout, { size }] of Object.entries(LAYOUTS))
  test(`dealer-mega-nav keeps what a theme draws beside the arrows on ${layout}`, async ({ ui }) => {
    const html = `<dealer-mega-nav><ul class="menu">
      <li><a class="house" href="#thuis">Thuis</a><ul><li><a href="#1">Een</a></li></ul></li>
      <li><a class="letter" href="#huis">Huis</a><ul><li><a href="#2">Twee</a></li></ul></li>
      <li><a class="line" href="#lijn">Lijn</a><ul><li><a href="#3">Drie</a></li></ul></li>
      <li><a href="#icoon"><i class="icon" style="display: inline-block">⌂</i> Icoon</a><ul><li><a href="#4">Vier</a></li></ul></li>
    </ul></dealer-mega-nav>`;
    await openTheme(ui, { html, css: DECORATED, size });
    const seen = await ui.eval(async () => {
      const nav = document.querySelector("dealer-mega-nav") as HTMLElement;
      nav.shadowRoot?.querySelector<HTMLElement>("[part=toggle]")?.click();
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const opacityOf = (selector: string, part: string) =>
        getComputedStyle(document.querySelector(selector) as Element, part).opacity;
      const icon = document.querySelector(".icon") as Element;
      return [
        opacityOf(".house", "::before"),
        opacityOf(".letter", "::before"),
        opacityOf(".line", "::after"),
        getComputedStyle(icon).visibility,
      ];
    });
    expect(seen).toEqual(["1", "1", "1", "visible"]);
  });

for (const rule of [
  "all: unset; width: 100%; padding: 20px",
  "position: relative",
  "position: static; padding: 20px",
  "width: 100%",
  "display: block; float: right",
])
  test(`dealer-mega-nav keeps its header as high as it was under a theme with button { ${rule} }`, async ({
    ui,
  }) => {
    const heightPx = () => ui.eval(() => document.querySelector("#stage")?.getBoundingClientRect().height);
    await openTheme(ui, { html: `<dealer-mega-nav>${LIST}</dealer-mega-nav>`, css: "", size: WIDE });
    const before = await heightPx();
    const css = `button { ${rule.replaceAll(/(;|$)/g, " !important$1")} }`;
    await openTheme(ui, { html: `<dealer-mega-nav>${LIST}</dealer-mega-nav>`, css, size: WIDE });
    expect(await heightPx()).toBe(before);
    await ui.click("dealer-mega-nav [data-dealer-toggle]");
    await expect.poll(() => canPressLink(ui, "nieuw")).toBe(true);
  });
