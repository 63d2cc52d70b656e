import { expect, test, type Ui } from "../../../../support/ui.ts";
import { createTap } from "../../../menus/tap.ts";
import { matches, NARROW, problems, WIDE } from "../../page.ts";
import { openMenu, replaceMenu, stage, visited } from "../menu.ts";
import { canPress } from "./other-script.ts";

/** How a theme stretches the links of a menu over their items. */
const OVERLAYS: Readonly<Record<string, string>> = {
  "a pseudo-element": ".m a::after { content: ''; position: absolute; inset: 0 }",
  "a pseudo-element above the item": ".m a::after { content: ''; position: absolute; inset: 0; z-index: 1 }",
  "one beyond a link":
    ".m a { position: relative } .m a::after { content: ''; position: absolute; inset: 0 -40px; z-index: 1 }",
  "only at level 1": ".m > li > a::before { content: ''; position: absolute; inset: 0; z-index: 1 }",
  "an element": ".m a i { position: absolute; inset: 0; z-index: 1 }",
};
const CSS = ".m li { position: relative } .t { inline-size: 30px; block-size: 30px }";

const link = (hash: string, text: string) => `<a id="${hash}" href="#${hash}"><i></i>${text}</a>`;
const menu = (toggle = "") => `<ul class="m"><li>${link("home", "Home")}</li>
  <li id="has">${link("aanbod", "Aanbod")}${toggle}<ul>
    <li>${link("stad", "Stad")}</li>
    <li>${link("gezin", "Gezin")}${toggle}<ul><li>${link("diep", "Diep")}</li></ul></li></ul></li>
  <li>${link("contact", "Contact")}</li></ul>`;
const MENUS = {
  "our toggles": menu(),
  "printed toggles": menu('<button type="button" class="t" aria-expanded="false">+</button>'),
};

const setTheme = (ui: Ui, css: string) =>
  ui.eval((text) => {
    const style = document.querySelector("#theme") ?? document.createElement("style");
    style.id = "theme";
    style.textContent = text;
    document.head.append(style);
  }, css);

test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

for (const [name, html] of Object.entries(MENUS))
  for (const size of [WIDE, NARROW])
    test(`dealer-mega-nav keeps ${name} above a theme's stretched links, ${size[0]} px`, async ({ ui }) => {
      await stage(ui, { html, size });
      const finger = ui.engine === "chromium" && size === NARROW ? await createTap(ui) : undefined;
      const press = finger ?? ((selector: string) => ui.click(selector));
      for (const [overlay, css] of Object.entries(OVERLAYS)) {
        await setTheme(ui, `${CSS} ${css}`);
        await replaceMenu(ui, html);
        if (size === NARROW) await openMenu(ui);
        for (const [item, inner] of [
          ["#has", "#stad"],
          ["#has ul > li:has(ul)", "#diep"],
        ] as const) {
          const toggle = `${item} > [data-dealer-toggle]`;
          await expect.poll(() => canPress(ui, toggle), `${overlay}: ${toggle}`).toBe(true);
          await press(toggle);
          await expect.poll(() => canPress(ui, inner), `${overlay}: ${inner}`).toBe(true);
          expect(await visited(ui), overlay).toBe("");
        }
        for (const label of ["#aanbod", "#gezin", "#contact"])
          expect(await canPress(ui, label), `${overlay}: ${label}`).toBe(true);
        await ui.click("#gezin");
        await expect.poll(() => visited(ui), overlay).toBe("#gezin");
        expect(await matches(ui, "#has"), overlay).toBe(true);
      }
    });
