import { holdFiles } from "../../../../support/hold.ts";
import { twoFrames } from "../../../../support/two-frames.ts";
import { expect, test } from "../../../../support/ui.ts";
import { shifts } from "../../../layout-shifts.ts";
import { NARROW, WIDE } from "../../page.ts";
import { areUpgraded, areWatching, openTheme, TAG } from "./theme.ts";

/* A theme's rules for all buttons: our toggle stays in the room beside its label, with one arrow in it. */

const RULES = [
  "all: unset",
  "all: initial",
  "all: revert",
  "appearance: auto",
  "position: static",
  "position: relative; top: 9px; left: 9px",
  "position: absolute; inset: 0",
  "position: fixed; inset: auto 0 0 auto",
  "display: block",
  "display: inline",
  "display: flex; align-items: start; justify-content: end",
  "display: none",
  "float: left",
  "float: right; clear: both",
  "margin: 20px auto",
  "margin: -10px",
  "inset: 10px",
  "width: 100%",
  "width: 0; min-width: 0",
  "height: 60px",
  "height: 10px; max-height: 10px; line-height: 1",
  "min-width: 200px; min-height: 80px",
  "max-width: 10px",
  "padding: 20px 40px",
  "border: 6px solid red",
  "box-sizing: content-box; padding: 10px; border: 5px solid",
  "transform: translate(40px, 40px) scale(2)",
  "translate: 40px 40px",
  "rotate: 90deg; scale: 2",
  "opacity: 0",
  "visibility: hidden",
  "background: red",
  "clip-path: inset(50%)",
  "overflow: hidden; text-indent: -9999px",
  "flex: 1 1 100%; align-self: flex-start; order: -1",
  "grid-area: 1 / 1; place-self: start",
  "font-size: 0; line-height: 0",
  "vertical-align: top",
  "pointer-events: none",
  "zoom: 2",
];
const CASES = RULES.flatMap((rule) => [rule, rule.replaceAll(/(;|$)/g, " !important$1")]);

/** For all that is in an item: rules that leave the label's text in its place. */
const ITEM_CASES = CASES.filter((rule) =>
  /^(appearance|position: static|display: block|float|margin: -|width: 100|padding|border: |background: red|vertical)/.test(
    rule,
  ),
);

const SELECTORS: Readonly<Record<string, readonly string[]>> = {
  button: CASES,
  "nav button": CASES,
  "li > *:not(ul, a)": CASES,
  "li > *": ITEM_CASES,
};

const MENU = `<nav><dealer-mega-nav><ul class="m">
  <li><a href="#home">Home</a></li>
  <li><a href="#aanbod">Aanbod</a><ul>
    <li><a href="#nieuw">Nieuw</a><ul><li><a href="#suv">SUV</a></li></ul></li>
    <li><a href="#gebruikt">Gebruikt</a></li>
  </ul></li>
  <li><a href="#contact">Contact</a></li>
</ul></dealer-mega-nav></nav>`;

const htmlOf = (rules: readonly string[]) =>
  rules
    .map((_, index) => `<section class="r${index}"><header>${MENU}</header><p>Tekst</p></section>`)
    .join("");
const cssOf = (selector: string, rules: readonly string[]) =>
  [
    "section { block-size: 500px; overflow: hidden }",
    ...rules.map((rule, index) => `.r${index} ${selector} { ${rule} }`),
  ].join("\n");

function places() {
  return [...document.querySelectorAll("section")].map((section) => {
    const { top } = section.getBoundingClientRect();
    return [...section.querySelectorAll("header, .m > li, .m > li > a, p")].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return `${part.localName} ${[x, y - top, width, height].map(Math.round)}`;
    });
  });
}

/** On the page: opens one of its menus and its submenus, and returns what is wrong with their toggles. */
async function toggleFaults(index: number): Promise<string[]> {
  const frames = async () => {
    for (let count = 0; count < 4; count++) await new Promise(requestAnimationFrame);
  };
  const textBox = (label: Element) => {
    const range = document.createRange();
    range.selectNodeContents(label);
    return range.getBoundingClientRect();
  };
  const faultsOf = (toggle: HTMLElement): string[] => {
    const label = toggle.parentElement?.querySelector(":scope > a") as Element;
    const box = toggle.getBoundingClientRect();
    const text = textBox(label);
    const arrow = getComputedStyle(toggle, "::before");
    const px = (value: string) => Number.parseFloat(value);
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const arrowAt = {
      x: toggle.clientLeft + px(arrow.left) + px(arrow.width) / 2,
      y: toggle.clientTop + px(arrow.top) + px(arrow.marginTop) + px(arrow.height) / 2,
    };
    const next = toggle.parentElement?.nextElementSibling?.getBoundingClientRect();
    const isWide = innerWidth > 768;
    const seen = document.elementFromPoint(at.x, at.y);
    const { display, opacity, visibility, position, color, backgroundColor } = getComputedStyle(toggle);
    const checks: Record<string, boolean> = {
      "is not displayed": display !== "none" && opacity === "1" && visibility === "visible",
      "has another size": box.width >= 24 && box.width <= 48.5 && box.height >= 24 && box.height <= 48.5,
      "is not beside its label": Math.abs(at.y - (text.y + text.height / 2)) < 4,
      "covers its label": box.left >= text.right - 1,
      "covers the next item": !next || !isWide || next.top >= box.bottom - 1 || box.right <= next.left + 1,
      "has no arrow": arrow.content === '""' && arrow.display !== "none" && px(arrow.width) < 20,
      "has its arrow elsewhere":
        position !== "static" &&
        arrowAt.x > 4 &&
        arrowAt.x < box.width - 4 &&
        Math.abs(arrowAt.y - box.height / 2) < 4,
      "cannot be pressed": seen === toggle,
      "has an arrow of its background's colour": color !== backgroundColor,
      "makes the page wider": document.documentElement.scrollWidth <= innerWidth,
    };
    const details = `${[box.x, box.y, box.width, box.height].map(Math.round)} by ${text.right | 0},${text.y | 0}, ${arrowAt.x},${arrowAt.y}, ${seen?.localName}`;
    const faults = Object.keys(checks).filter((name) => !checks[name]);
    return faults.map((fault) => `${label.textContent} ${fault} (${details})`);
  };
  const section = document.querySelectorAll("section")[index] as HTMLElement;
  const nav = section.querySelector("dealer-mega-nav");
  section.scrollIntoView({ behavior: "instant" });
  const button = nav?.shadowRoot?.querySelector<HTMLElement>("[part=toggle]");
  if (innerWidth <= 768) button?.click();
  await frames();
  const [outer, inner] = section.querySelectorAll<HTMLElement>("[data-dealer-toggle]");
  if (!outer) return ["no toggle"];
  const faults = faultsOf(outer);
  outer.click();
  await frames();
  const now = inner ?? section.querySelectorAll<HTMLElement>("[data-dealer-toggle]")[1];
  faults.push(...(now ? faultsOf(now) : ["no inner toggle"]));
  outer.click();
  if (innerWidth <= 768) button?.click();
  return faults;
}

for (const [selector, rules] of Object.entries(SELECTORS))
  for (const [width, height] of [WIDE, NARROW])
    test(`dealer-mega-nav keeps its toggles in their room under rules for ${selector}, ${width} px`, async ({
      ui,
    }) => {
      await ui.viewport(width, height);
      const code = holdFiles("chunks/");
      await ui.goto(code.on("/tests/pages/field.html?probe"));
      await ui.eval(
        (given) => {
          document.head.insertAdjacentHTML("beforeend", `<style>${given.css}</style>`);
          (document.querySelector("header") as HTMLElement).outerHTML = given.html;
        },
        { css: cssOf(selector, rules), html: htmlOf(rules) },
      );
      await ui.eval(twoFrames);
      const before = await ui.eval(places);
      const shiftsBefore = ui.engine === "chromium" ? (await shifts(ui)).length : 0;
      await code.release();
      await expect.poll(() => areUpgraded(ui)).toBe(true);
      await areWatching(ui);
      const after = await ui.eval(places);
      const byRule = (found: readonly unknown[]) =>
        Object.fromEntries(rules.map((rule, at) => [rule, found[at]]));
      if (width === WIDE[0]) expect.soft(byRule(after)).toEqual(byRule(before));
      if (ui.engine === "chromium") expect.soft((await shifts(ui)).slice(shiftsBefore)).toEqual([]);
      for (const [index, rule] of rules.entries())
        expect.soft(await ui.eval(toggleFaults, index), rule).toEqual([]);
    });

const LOOK = {
  background: "rgb(1, 2, 3)",
  color: "rgb(250, 240, 230)",
  border: "2px solid rgb(9, 8, 7)",
  "border-radius": "50%",
} as const;

for (const [width, height] of [WIDE, NARROW])
  test(`dealer-mega-nav lets a page style its toggles as carets, ${width} px`, async ({ ui }) => {
    const rules = Object.entries(LOOK).map(([name, value]) => `${name}: ${value} !important`);
    await openTheme(ui, {
      html: TAG,
      css: `dealer-mega-nav [part~="caret"] { ${rules.join("; ")} }`,
      size: [width, height],
    });
    const look = await ui.eval(() => {
      const toggle = document.querySelector('[data-dealer-toggle=""]') as Element;
      const { backgroundColor, color, borderTopColor, borderTopWidth, borderRadius } =
        getComputedStyle(toggle);
      return [backgroundColor, color, `${borderTopWidth} solid ${borderTopColor}`, borderRadius];
    });
    expect(look).toEqual(Object.values(LOOK));
  });
