import { expect, test, type Ui } from "../../../../support/ui.ts";
import { matches, NARROW, problems, WIDE } from "../../page.ts";
import { openMenu } from "../menu.ts";
import { canPressLink, openTheme } from "./theme.ts";

const EMPTY = {
  "a list": "<ul></ul>",
  "a list in a box": "<div><ul> </ul></div>",
  "an empty item": "<ul><li></li></ul>",
  "a script": "<ul><script>void 0</script></ul>",
  "a style and a comment": "<ul><style>i { color: red }</style><!-- Nieuw --></ul>",
};
const TOGGLE = "#has > [data-dealer-toggle]";

const HIDDEN = {
  "the only item": '<ul><li hidden><a href="#contact">Nieuw</a></li></ul>',
  "all items":
    '<ul><li hidden>Oud</li><li hidden><a href="#contact">Nieuw</a><ul><li>Elektrisch</li></ul></li></ul>',
  "all items in a box":
    '<div><ul><li hidden><img alt="" /></li><li hidden><a href="#contact">Nieuw</a></li></ul></div>',
};
const THEME_SHOWS = "<style>#has li[hidden] { display: list-item !important }</style>";

for (const size of [WIDE, NARROW])
  test(`dealer-mega-nav gives a list of hidden items a toggle when they are shown, ${size[0]} px`, async ({
    ui,
  }) => {
    for (const [name, html] of Object.entries(HIDDEN)) {
      const list = `<ul><li id="has"><a href="#aanbod">Aanbod</a>${html}</li><li><a href="#service">Service</a><ul><li hidden>Banden</li><li><a href="#apk">APK</a></li></ul></li></ul>`;
      await openTheme(ui, { html: `<dealer-mega-nav>${list}</dealer-mega-nav>`, css: "", size });
      if (size === NARROW) await openMenu(ui);
      await expect.poll(() => matches(ui, "#has + li > [data-dealer-toggle]"), name).toBe(true);
      expect(await matches(ui, TOGGLE), name).toBe(false);
      await setHidden(ui, false);
      await expect.poll(() => matches(ui, TOGGLE), name).toBe(true);
      await ui.click(TOGGLE);
      await expect.poll(() => canPressLink(ui), name).toBe(true);
      await setHidden(ui, true);
      await expect.poll(() => matches(ui, TOGGLE), name).toBe(false);
      await openTheme(ui, {
        html: `${THEME_SHOWS}<dealer-mega-nav>${list}</dealer-mega-nav>`,
        css: "",
        size,
      });
      if (size === NARROW) await openMenu(ui);
      await expect.poll(() => matches(ui, TOGGLE), `${name}, shown by the theme`).toBe(true);
    }
    expect(await problems(ui)).toEqual([]);
  });

const setHidden = (ui: Ui, isHidden: boolean) =>
  ui.eval((hidden) => {
    for (const item of document.querySelectorAll("#has li")) item.toggleAttribute("hidden", hidden);
  }, isHidden);

for (const size of [WIDE, NARROW])
  test(`dealer-mega-nav gives an empty list a toggle when it is filled, ${size[0]} px`, async ({ ui }) => {
    for (const [name, html] of Object.entries(EMPTY)) {
      const list = `<ul><li id="has"><a href="#aanbod">Aanbod</a>${html}</li><li><a href="#service">Service</a><ul><li><a href="#apk">APK</a></li></ul></li></ul>`;
      await openTheme(ui, { html: `<dealer-mega-nav>${list}</dealer-mega-nav>`, css: "", size });
      if (size === NARROW) await openMenu(ui);
      expect(await matches(ui, TOGGLE), name).toBe(false);
      await ui.eval(() => {
        (document.querySelector("#has ul") as HTMLElement).innerHTML =
          '<li><a href="#contact">Nieuw</a></li>';
      });
      await expect.poll(() => matches(ui, TOGGLE), name).toBe(true);
      await ui.click(TOGGLE);
      await expect.poll(() => canPressLink(ui), name).toBe(true);
      await ui.eval(() => document.querySelector("#has ul")?.replaceChildren());
      await expect.poll(() => matches(ui, TOGGLE), name).toBe(false);
    }
    expect(await problems(ui)).toEqual([]);
  });
