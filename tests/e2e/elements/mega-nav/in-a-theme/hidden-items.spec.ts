import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, problems } from "../../page.ts";
import { openMenu } from "../menu.ts";
import { changeTheme, openTheme } from "./theme.ts";

/* What the author hides, by `hidden` or by a class that the theme hides at this width. */

const item = (name: string, attributes = "", inner = "") =>
  `<li ${attributes}><a href="#${name}">${name}</a>${inner}</li>`;
const items = (name: string) =>
  `${item(name)}${item(`${name}-class`, 'class="elders"')}${item(`${name}-hidden`, "hidden")}`;
/** Lists at three levels, labels with a hidden span, and a panel with columns. */
const LIST = `<ul class="m">${items("top")}
  ${item("aanbod", "", `<ul>${items("sub")}${item("meer", "", `<ul>${items("deep")}</ul>`)}</ul>`)}
  ${item("mega", "", `<div><ul>${items("column")}</ul><ul class="elders">${item("other")}${item("last")}</ul><ul hidden>${item("never")}</ul></div>`)}
  <li><a href="#lijst">Mijn lijst</a> <span id="span-hidden" hidden>0</span><span id="span-class" class="elders">0</span></li>
  <li><span id="label-hidden" hidden>Nieuw</span><a href="#acties">Acties</a></li></ul>`;
const WITHOUT_LISTS = `<nav><a href="#top">Top</a><a href="#top-class" class="elders">Elders</a><a href="#top-hidden" hidden>Weg</a>
  <div><a href="#aanbod">Aanbod</a><div><a href="#sub">Sub</a><a href="#sub-class" class="elders">Elders</a><a href="#sub-hidden" hidden>Weg</a></div></div></nav>`;

const SIZES = { wide: [1280, 720], narrow: [390, 720] } as const;
type SizeName = keyof typeof SIZES;
const RULES = ["display: none", "display: none !important"];
/** What a theme gives items, which our own `display` beats. */
const THEME = ":where(.m li:not([hidden])) { display: inline-block; float: left }";

/** Opens everything, one branch after another; returns what was shown at any time. */
async function seen(ui: Ui, size: SizeName): Promise<string[]> {
  const shown = new Set<string>();
  const look = async () => {
    const now = await ui.eval(() =>
      [...document.querySelectorAll("dealer-mega-nav :is(a, [id^=span], [id^=label])")]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getClientRects().length > 0)
        .map((one) => one.getAttribute("href")?.slice(1) ?? one.id),
    );
    for (const name of now) shown.add(name);
  };
  if (size === "narrow") await openMenu(ui);
  await look();
  for (const name of ["aanbod", "meer", "mega"]) {
    const toggle = `dealer-mega-nav [href="#${name}"] ~ [data-dealer-toggle]`;
    if (!(await ui.eval((wanted) => document.querySelector(wanted) !== null, toggle))) continue;
    await ui.click(toggle);
    await expect.poll(() => ui.attribute(toggle, "aria-expanded")).toBe("true");
    await look();
  }
  return [...shown];
}

for (const size of Object.keys(SIZES) as SizeName[])
  test(`dealer-mega-nav hides what the author hides on a ${size} page, with everything open`, async ({
    ui,
  }) => {
    const [width] = SIZES[size];
    await openTheme(ui, { html: `<dealer-mega-nav>${LIST}</dealer-mega-nav>`, css: "", size: SIZES[size] });
    for (const rule of RULES)
      for (const list of [LIST, WITHOUT_LISTS]) {
        const css = `${THEME} @media (width: ${width}px) { .elders { ${rule} } }`;
        await changeTheme(ui, { html: `<dealer-mega-nav>${list}</dealer-mega-nav>`, css });
        const shown = await seen(ui, size);
        expect(shown, rule).toEqual(expect.arrayContaining(["top", "aanbod", "sub"]));
        if (list === LIST)
          expect(shown, rule).toEqual(expect.arrayContaining(["deep", "column", "lijst", "acties"]));
        const wrong = shown.filter((name) => /-(class|hidden)$|other|last|never/.test(name));
        expect(wrong, rule).toEqual([]);
      }
    expect(await problems(ui)).toEqual([]);
  });

test("dealer-mega-nav shows an open item again at a width where the theme shows it", async ({ ui }) => {
  const css = "@media (width < 500px) { .elders { display: none } }";
  await openTheme(ui, { html: `<dealer-mega-nav>${LIST}</dealer-mega-nav>`, css, size: [390, 720] });
  await openMenu(ui);
  await ui.click('dealer-mega-nav [href="#aanbod"] + [data-dealer-toggle]');
  await expect.poll(() => isShown(ui, '[href="#sub"]')).toBe(true);
  for (const [width, isThere] of [
    [600, true],
    [390, false],
  ] as const) {
    await ui.viewport(width, 720);
    for (const name of ["top-class", "sub-class"])
      await expect.poll(() => isShown(ui, `[href="#${name}"]`), `${name}, ${width}`).toBe(isThere);
  }
});
