import { holdFiles } from "../../support/hold.ts";
import { twoFrames } from "../../support/two-frames.ts";
import { expect, test } from "../../support/ui.ts";
import { NARROW } from "../elements/page.ts";
import { shifts } from "../layout-shifts.ts";

/* The button that the style sheet draws, and the one that replaces it when the code comes: with a page's styles, one box. */

const PARTS = { "dealer-call-us": "button", "dealer-mega-nav": "toggle" } as const;
type Tag = keyof typeof PARTS;
const TAGS = Object.keys(PARTS) as Tag[];

const HTML: Readonly<Record<Tag, string>> = {
  "dealer-call-us":
    '<dealer-call-us label="Bel ons nu"><a href="tel:+31201234567">020 123 45 67</a></dealer-call-us>',
  "dealer-mega-nav":
    '<dealer-mega-nav toggle-label="Alles zien"><ul><li><a href="#">Auto</a><ul><li><a href="#suv">SUV</a></li></ul></li></ul></dealer-mega-nav>',
};

/** What an author writes once for both buttons. */
const BUTTON_RULES = [
  "",
  "font-size: 12px",
  "font-size: 30px",
  "font: 700 18px/1.2 monospace",
  "line-height: 2.5",
  "letter-spacing: 2px; text-transform: uppercase",
  "white-space: nowrap",
  "min-height: 60px; min-width: 220px",
  "width: 100px",
  "margin: 6px 10px",
  "border-radius: 0",
  "border-color: red",
];

/** What an author writes for the tag, or for what is around it. */
const TAG_RULES = [
  "font-size: 22px",
  "font: 12px/1 monospace",
  "letter-spacing: 2px; word-spacing: 4px; text-transform: uppercase",
  "text-align: end; line-height: 3",
  "line-height: 70px",
  "white-space: nowrap",
  "direction: rtl",
  "--padding-inline: 6px",
  "--padding-inline: 0",
  "--padding-inline: 3em",
  "--border: 0",
  "--border: 4px solid red",
  "--padding-inline: 6px; --border: 2px dashed; font-size: 12px",
];

/** What a theme writes for all boxes. */
const THEME_RULES = [
  "margin: 0; padding: 0",
  "border: 0 solid",
  "border: 0; padding: 0; margin: 0",
  "box-sizing: border-box",
];

const CASES = TAGS.flatMap((tag) => [
  ...BUTTON_RULES.map((rule) => ({ tag, rule, selectors: ["TAG::before", `TAG::part(${PARTS[tag]})`] })),
  ...TAG_RULES.map((rule) => ({ tag, rule: rule.replaceAll("--", `--${tag}-`), selectors: ["TAG"] })),
  ...TAG_RULES.slice(0, 7).map((rule) => ({ tag, rule, selectors: [""] })),
  ...THEME_RULES.map((rule) => ({ tag, rule, selectors: ["*", "*::before", "*::after"] })),
]);

const cssOf = ({ selectors, tag, rule }: (typeof CASES)[number], index: number) =>
  selectors.map((selector) => `#c${index} ${selector.replace("TAG", tag)} { ${rule} }`).join("\n");
const htmlOf = ({ tag }: (typeof CASES)[number], index: number) =>
  `<section id="c${index}"><header>${HTML[tag]}<b>Ernaast</b></header><p>Eronder</p></section>`;

function places() {
  return [...document.querySelectorAll("section")].map((section) =>
    [...section.querySelectorAll("header, header > *, p")].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const box = [x, y - section.getBoundingClientRect().y, width, height];
      return `${part.localName} ${box.map((px) => Math.round(px * 2) / 2)}`;
    }),
  );
}

test("what a page says about a button is true before the code comes and after it", async ({ ui }) => {
  await ui.viewport(...NARROW);
  const code = holdFiles("chunks/");
  await ui.goto(code.on("/tests/pages/field.html?probe"));
  await ui.eval(
    ({ css, html }) => {
      document.head.insertAdjacentHTML("beforeend", `<style>${css}</style>`);
      (document.querySelector("main") as HTMLElement).innerHTML = html;
    },
    {
      css: `header { display: flex; align-items: start; gap: 8px }\n${CASES.map(cssOf).join("\n")}`,
      html: CASES.map(htmlOf).join(""),
    },
  );
  await ui.eval(twoFrames);
  const byCase = (found: readonly (readonly string[])[]) =>
    Object.fromEntries(
      CASES.map(({ tag, selectors, rule }, at) => [`${tag}, ${selectors}: ${rule}`, found[at]]),
    );
  const before = byCase(await ui.eval(places));
  const shiftsBefore = ui.engine === "chromium" ? (await shifts(ui)).length : 0;
  await code.release();
  await expect
    .poll(() =>
      ui.eval(
        () =>
          [...document.querySelectorAll("dealer-call-us, dealer-mega-nav")].filter(
            (tag) => !tag.shadowRoot?.querySelector("button"),
          ).length,
      ),
    )
    .toBe(0);
  await ui.eval(twoFrames);
  expect.soft(byCase(await ui.eval(places))).toEqual(before);
  if (ui.engine === "chromium") expect((await shifts(ui)).slice(shiftsBefore)).toEqual([]);
});
