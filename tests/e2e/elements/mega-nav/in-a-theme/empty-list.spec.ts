import { expect, test } from "../../../../support/ui.ts";
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
