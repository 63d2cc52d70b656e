import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, problems } from "../../page.ts";
import { openMenu } from "../menu.ts";
import { changeTheme, openTheme } from "./theme.ts";

/* What the author hides, by `hidden` or by a class that the theme hides at this width. */

const item = (name: string, attributes = "", inner = "") =>
  `<li ${attributes}><a href="#${name}">${name}</a>${inner}</li>`;
const items = (name: string) =>
  `${item(name)}${item(`${name}-class`, 'class="elders"')}${item(`${name}-hidden`, "hidden")}`;
const printed = (attributes = "") => `<button type="button" aria-expanded="false" ${attributes}>▾</button>`;
/** An item whose theme prints a toggle. */
const printing = (name: string, attributes = "", toggle = printed()) =>
  item(name, attributes, `${toggle}<ul>${items(`in-${name}`)}</ul>`);
const PRINTED = `${printing("print")}${printing("print-class", 'class="elders"')}${printing("print-hidden", "hidden")}
  ${printing("knop", "", printed('id="span-knop-class" class="elders"'))}
  <li><span id="label-class" class="elders">Nieuw</span><a href="#label">Label</a>${printed()}<ul>${items("under-label")}</ul></li>`;
/** Lists at three levels, labels with a hidden span, items with a printed toggle, and a panel with columns. */
const LIST = `<ul class="m">${items("top")}${PRINTED}
  ${item("aanbod", "", `<ul>${items("sub")}${printing("diep")}${printing("diep-class", 'class="elders"')}${item("meer", "", `<ul>${items("deep")}</ul>`)}</ul>`)}
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
          expect(shown, rule).toEqual(
            expect.arrayContaining(["deep", "column", "lijst", "acties", "print", "knop", "label"]),
          );
        const wrong = shown.filter((name) => /-(class|hidden)$|other|last|never/.test(name));
        expect(wrong, rule).toEqual([]);
      }
    expect(await problems(ui)).toEqual([]);
  });

/** Everything that the theme's rule may hide, at a width or by a class. */
const CHANGING = ["top-class", "sub-class", "print-class", "diep-class"];

/** On a wide page, and in the open list of a narrow one, with a submenu open. */
async function openAt(ui: Ui, width: number, css: string): Promise<void> {
  await openTheme(ui, {
    html: `<dealer-mega-nav>${LIST}</dealer-mega-nav>`,
    css: `${THEME} ${css}`,
    size: [width, 720],
  });
  if (width < 769) await openMenu(ui);
  await ui.click('dealer-mega-nav [href="#aanbod"] + [data-dealer-toggle]');
  await expect.poll(() => isShown(ui, '[href="#sub"]')).toBe(true);
}

const areShown = async (ui: Ui, names: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await isShown(ui, `[href="#${name}"]`)])),
  );
const all = (names: readonly string[], isThere: boolean) =>
  Object.fromEntries(names.map((name) => [name, isThere]));

for (const [width, other] of [
  [390, 600],
  [1280, 1000],
] as const)
  test(`dealer-mega-nav shows an item at each width where the theme shows it, ${width} px`, async ({
    ui,
  }) => {
    await openAt(ui, width, `@media (width: ${width}px) { .elders { display: none } }`);
    for (const [now, isThere] of [
      [width, false],
      [other, true],
      [width, false],
    ] as const) {
      await ui.viewport(now, 720);
      await expect.poll(() => areShown(ui, CHANGING), `${now}`).toEqual(all(CHANGING, isThere));
    }
  });

for (const width of [390, 1280])
  test(`dealer-mega-nav shows an item no longer, and again, when a script of the page says so, ${width} px`, async ({
    ui,
  }) => {
    await openAt(ui, width, ".weg { display: none }");
    for (const by of ["class", "style", "hidden"])
      for (const isThere of [false, true]) {
        await ui.eval(
          ({ names, how, isBack }) => {
            for (const name of names) {
              const item = document.querySelector<HTMLElement>(`[href="#${name}"]`)?.parentElement;
              if (how === "class") item?.classList.toggle("weg", !isBack);
              else if (how === "style") item?.style.setProperty("display", isBack ? "" : "none");
              else item?.toggleAttribute("hidden", !isBack);
            }
          },
          { names: CHANGING, how: by, isBack: isThere },
        );
        await expect.poll(() => areShown(ui, CHANGING), by).toEqual(all(CHANGING, isThere));
      }
    expect(await problems(ui)).toEqual([]);
  });
