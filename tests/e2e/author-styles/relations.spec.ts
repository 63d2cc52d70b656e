import {
  CASES,
  LAYOUTS,
  PLACES,
  type Rules,
  relationsPage,
  SIZES,
} from "../../fixtures/author-styles/relations.ts";
import { seePage } from "../../support/see-page.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { isReady, NARROW, open, WIDE } from "../elements/page.ts";

/* Our boxes are between the author's nodes and what is around them: sizes, places and layouts go through them. */

const PAGE = "/tests/pages/surfaces.html";

interface Page {
  readonly html: string;
  readonly css: string;
}

async function put(ui: Ui, { html, css }: Page): Promise<void> {
  await ui.eval(
    (markup, rules) => {
      (document.querySelector("#theme") as Element).textContent = rules;
      document.body.innerHTML = markup;
    },
    html,
    css,
  );
  await isReady(ui);
}

/** The cases in which the boxes of the content differ from those without us; `from` is what their places are measured from. */
const differences = (ui: Ui, from: string) =>
  ui.eval((origin) => {
    const boxesIn = (section: Element) => {
      const start = section.querySelector(origin)?.getBoundingClientRect();
      return [...section.querySelectorAll(".a")].map((node) => {
        const { left, top, width, height } = node.getBoundingClientRect();
        return [left - (start?.left ?? 0), top - (start?.top ?? 0), width, height].map(Math.round).join(" ");
      });
    };
    return [...document.querySelectorAll<HTMLElement>("section[id$='-1']")].flatMap((section) => {
      const [ours, theirs] = [section, section.nextElementSibling as Element].map(boxesIn).map(String);
      return ours === theirs ? [] : [`${section.dataset.case}: ${theirs} -> ${ours}`];
    });
  }, from);

const ALL = Object.keys(CASES);
const without = (...names: readonly string[]) => ALL.filter((name) => !names.includes(name));

/** A surface, a column that moves and a date's button have boxes of their own size. */
const SUITES: Readonly<Record<string, readonly [Rules, readonly string[], string]>> = {
  "a tag lays out its content as its author says": [LAYOUTS, ALL, ".a"],
  "content has its size and place in the tag": [SIZES, without("call-us", "sticky-column"), ".t, [class=t]"],
  "content has its place around the tag": [PLACES, without("call-us", "consent-gate"), ".p"],
};

for (const [title, [rules, cases, from]] of Object.entries(SUITES))
  test(title, async ({ ui }) => {
    await open(ui, PAGE, WIDE);
    await put(ui, relationsPage(rules, cases, from === ".p"));
    await ui.eval(seePage);
    await expect.poll(() => differences(ui, from)).toEqual([]);
  });

test("what is alone in a tag has another place in a narrow window, and keeps the focus", async ({ ui }) => {
  const css = "section { display: flex } @media (max-width: 600px) { .a { order: 3 } }";
  const tags = ["dealer-logo", "dealer-sticky-column", "dealer-date-input"];
  for (const tag of tags) {
    await open(ui, PAGE, WIDE);
    await put(ui, { css, html: `<section><${tag}><input class=a></${tag}></section>` });
    await ui.click(".a");
    const order = () =>
      ui.eval((name) => getComputedStyle(document.querySelector(name) as Element).order, tag);
    await expect.poll(order).toBe("0");
    await ui.viewport(...NARROW);
    await expect.poll(order).toBe("3");
    await expect.poll(() => ui.eval(() => document.activeElement?.className), tag).toBe("a");
  }
});

test("slides are as wide as their carousel, however its author lays out the tag", async ({ ui }) => {
  await open(ui, PAGE, WIDE);
  const carousel = (css: string) =>
    `<div style="inline-size: 500px"><dealer-carousel style="${css}"><p>Een</p><p>Twee</p></dealer-carousel></div>`;
  const layouts = [
    "display: flex; gap: 16px",
    "display: flex; flex-direction: column; align-items: center",
    "display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 16px",
    "display: grid; place-items: center",
  ];
  await put(ui, { html: layouts.map(carousel).join(""), css: "" });
  const places = () =>
    ui.eval(() =>
      [...document.querySelectorAll("p:first-child")].map((slide) => {
        const { left, width } = slide.getBoundingClientRect();
        return [left - document.body.getBoundingClientRect().left, width];
      }),
    );
  await expect.poll(places).toEqual(layouts.map(() => [0, 500]));
});

test("an explicit `inherit` takes what the tag has", async ({ ui }) => {
  await open(ui, PAGE, WIDE);
  const tags = Object.values(CASES).map(({ tag }) => tag);
  const part = (tag: string) => `<${tag} class=t><p class=a>Een</p></${tag.split(" ", 1)[0]}>`;
  const css = `.t { border-radius: 12px; object-fit: contain; scroll-margin: 7px }
    .a { border-radius: inherit; object-fit: inherit; scroll-margin: inherit }`;
  await put(ui, {
    html: tags
      .filter((tag) => !/call-us|sticky/.test(tag))
      .map(part)
      .join(""),
    css,
  });
  const inherited = () =>
    ui.eval(() =>
      [...document.querySelectorAll(".a")]
        .map((node) => getComputedStyle(node))
        .map(({ borderRadius, objectFit, scrollMarginTop }) =>
          [borderRadius, objectFit, scrollMarginTop].join(" "),
        ),
    );
  await expect.poll(async () => [...new Set(await inherited())]).toEqual(["12px contain 7px"]);
});
