import { expect, test, type Ui } from "../../support/ui.ts";
import { put } from "../contract/in-page.ts";
import { open } from "./page.ts";

const BEFORE = "/tests/pages/manifest.html?probe";
const AFTER = "/tests/pages/contract.html?direct";
const SIZES = [
  [320, 640],
  [1280, 720],
] as const;

/** The rules that WordPress prints for block themes, and those of older themes that do the same by themselves. */
const COLUMNS = `
  .has-global-padding { padding-right: 24px; padding-left: 24px; }
  .is-layout-constrained > :where(:not(.alignleft):not(.alignright):not(.alignfull)) {
    max-width: 645px; margin-left: auto !important; margin-right: auto !important;
  }
  :where(.is-layout-flow, .is-layout-constrained) > * { margin-block: 24px 0; }
  .is-layout-flow > .alignleft { float: left; margin-inline: 0 2em; }
  .page { max-width: 645px; margin: 0 auto; }
`;

const PARENTS: Readonly<Record<string, string>> = {
  "a constrained layout": '<div class="entry-content is-layout-constrained">§</div>',
  "one with the theme's padding": '<div class="is-layout-constrained has-global-padding">§</div>',
  "a group in it":
    '<div class="is-layout-constrained"><div class="alignfull is-layout-constrained">§</div></div>',
  "a flow layout": '<div class="page"><div class="is-layout-flow">§</div></div>',
  "right to left": '<div dir="rtl"><div class="is-layout-constrained">§</div></div>',
};

const TAGS: Readonly<Record<string, string>> = {
  "dealer-call-us": '<dealer-call-us><p><a href="tel:+31579141974">0579 14 19 74</a></p></dealer-call-us>',
  "dealer-autocomplete": "<dealer-autocomplete><input class=seen size=6></dealer-autocomplete>",
  "dealer-date-input": "<dealer-date-input><input class=seen size=6></dealer-date-input>",
  "dealer-logo": '<dealer-logo><img class=seen alt="" width="120" height="40"></dealer-logo>',
};

/** How far what a visitor sees of each tag is from the text's start, in px: in its own block, and whether it is inline in a line of text. */
async function placesIn([columns, parents, tags]: readonly [
  string,
  Record<string, string>,
  Record<string, string>,
]) {
  const stage = document.querySelector("#stage") as HTMLElement;
  const places: Record<string, unknown> = {};
  for (const [parent, around] of Object.entries(parents))
    for (const [tag, html] of Object.entries(tags)) {
      const inside = `<p id="text">Tekst</p>${html}<p id="line">Bel <b>ons</b> ${html} nu.</p>`;
      stage.innerHTML = `<style>${columns}</style>${around.replace("§", inside)}`;
      await new Promise(requestAnimationFrame);
      const [own, inLine] = [...stage.querySelectorAll<HTMLElement>(tag)] as [HTMLElement, HTMLElement];
      const box = (of: Element | null | undefined) => of?.getBoundingClientRect() ?? new DOMRect();
      const seen = (of: HTMLElement) =>
        box(of.querySelector(".seen") ?? of.shadowRoot?.querySelector("button") ?? of);
      const isRtl = getComputedStyle(own).direction === "rtl";
      const text = box(stage.querySelector("#text"));
      const start = isRtl ? text.right - seen(own).right : seen(own).left - text.left;
      const word = box(stage.querySelector("b"));
      const shown = seen(inLine);
      const isInLine = shown.top < word.bottom && shown.bottom > word.top && shown.left !== word.left;
      // Firefox tells minus nothing on a page from right to left.
      places[`${tag} in ${parent}`] = [Math.round(start) + 0, isInLine];
    }
  return places;
}

const expected = Object.fromEntries(
  Object.keys(PARENTS).flatMap((parent) =>
    Object.keys(TAGS).map((tag) => [`${tag} in ${parent}`, [0, true]]),
  ),
);

const places = (ui: Ui) => ui.eval(placesIn, [COLUMNS, PARENTS, TAGS] as const);

for (const [width, height] of SIZES)
  for (const [moment, page] of Object.entries({ before: BEFORE, after: AFTER }))
    test(`tags are in the column of a CMS's layout, and inline in a text, ${moment} their code, ${width} px`, async ({
      ui,
    }) => {
      if (moment === "after") await open(ui, page, [width, height]);
      else {
        await ui.viewport(width, height);
        await ui.goto(page);
      }
      expect(await places(ui)).toEqual(expected);
    });

test("the placeholder of a call button is as large as its button in a column", async ({ ui }) => {
  const html = `<style>${COLUMNS}</style><div class="is-layout-constrained">${TAGS["dealer-call-us"]}</div>`;
  const width = (pseudo: string | undefined) =>
    ui.eval((name) => {
      const element = document.querySelector("dealer-call-us") as HTMLElement;
      const drawn = element.shadowRoot?.querySelector("button") ?? element;
      return Math.round(Number.parseFloat(getComputedStyle(drawn, name).width));
    }, pseudo);
  await ui.goto(BEFORE);
  await ui.eval(put, html);
  const before = await width("::before");
  await open(ui, AFTER);
  await ui.eval(put, html);
  expect(await width(undefined)).toBe(before);
});

for (const [moment, page] of Object.entries({ before: BEFORE, after: AFTER }))
  test(`a menu's list is in the column of a CMS's layout, ${moment} its code`, async ({ ui }) => {
    await ui.viewport(1280, 720);
    await ui.goto(page);
    const menu =
      '<dealer-mega-nav><ul class="lijst"><li><a href="#home">Home</a></li></ul></dealer-mega-nav>';
    const layout = (parent: string) => parent.replace("§", `<p class="lijst">Tekst</p>${menu}`);
    await ui.eval(put, `<style>${COLUMNS}</style>${Object.values(PARENTS).map(layout).join("")}`);
    const sides = (tag: string) =>
      ui.eval(
        (wanted) =>
          [...document.querySelectorAll(`${wanted}.lijst`)].map((box) => {
            const { left, right } = box.getBoundingClientRect();
            return [left, right].map(Math.round);
          }),
        tag,
      );
    await expect.poll(() => sides("ul")).toEqual(await sides("p"));
  });
