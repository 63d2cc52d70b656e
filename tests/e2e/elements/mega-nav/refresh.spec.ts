import { VENDOR } from "../../../server/fieldVariant.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, matches, NARROW, problems, WIDE } from "../page.ts";
import { stage } from "./menu.ts";

/* A refresh by morphing keeps the nodes and makes their attributes and children those that the server sends. */

const MORPH = `${VENDOR}idiomorph/dist/idiomorph.esm.js`;

const list = (label: (text: string) => string) => `
  <ul>
    <li><a href="#home">Home</a></li>
    <li id="outer">${label("Auto’s")}
      <ul><li><a href="#nieuw">Nieuw</a></li>
        <li id="inner">${label("Occasions")}<ul><li><a href="#suv">SUV</a></li></ul></li></ul></li>
    <li id="other">${label("Werkplaats")}<ul><li><a href="#apk">APK</a></li></ul></li>
  </ul>`;

const PRINTED = '<button type="button" aria-expanded="false" aria-label="Meer"><i>▾</i></button>';
const MENUS = {
  "toggles of ours": list((text) => `<a href="#${text}">${text}</a>`),
  "printed toggles": list((text) => `<a href="#${text}">${text}</a>${PRINTED}`),
  "labels as toggles": list((text) => `<a>${text}</a>`),
};

async function refresh(library: string, html: string) {
  const { Idiomorph } = await import(library);
  Idiomorph.morph(document.querySelector("dealer-mega-nav"), html, { morphStyle: "innerHTML" });
}

const toggleOf = (id: string) => `#${id} > [data-dealer-toggle]`;
const states = (ui: Ui) =>
  ui.eval(() =>
    ["outer", "inner", "other"].map((id) => {
      const toggles = document.querySelectorAll(`#${id} > [data-dealer-toggle]`);
      return [...toggles].map((toggle) => toggle.getAttribute("aria-expanded"));
    }),
  );

const OPEN = [["true"], ["true"], ["false"]];
const CLOSED = [["false"], ["false"], ["false"]];

for (const [name, size] of Object.entries({ wide: WIDE, narrow: NARROW }))
  test(`a refresh leaves the menu as the visitor has it (${name})`, async ({ ui }) => {
    for (const [what, html] of Object.entries(MENUS)) {
      await stage(ui, { html, size });
      await ui.eval(refresh, MORPH, html);
      await expect.poll(() => states(ui), `${what}, untouched`).toEqual(CLOSED);
      if (size === NARROW) await ui.click("dealer-mega-nav >>> [part~=toggle]");
      await ui.click(toggleOf("outer"));
      await ui.click(toggleOf("inner"));
      await expect.poll(() => states(ui), what).toEqual(OPEN);
      for (let again = 0; again < 2; again++) {
        await ui.eval(refresh, MORPH, html);
        await expect.poll(() => states(ui), `${what}, refreshed`).toEqual(OPEN);
        await expect.poll(() => isShown(ui, 'a[href="#suv"]'), what).toBe(true);
        await expect.poll(() => isShown(ui, 'a[href="#apk"]'), what).toBe(false);
      }
      await ui.click(toggleOf("inner"));
      await expect.poll(() => states(ui), `${what}, pressed`).toEqual([["true"], ["false"], ["false"]]);
      expect(await problems(ui)).toEqual([]);
    }
  });

test("a script that always takes our toggles away does not block the page", async ({ ui }) => {
  await stage(ui, { html: MENUS["toggles of ours"] });
  await ui.eval(() => {
    const remove = () => {
      for (const toggle of document.querySelectorAll("dealer-mega-nav [data-dealer-toggle='']"))
        toggle.remove();
    };
    new MutationObserver(remove).observe(document.body, { childList: true, subtree: true });
    remove();
  });
  await ui.eval(() => new Promise((resolve) => setTimeout(resolve)));
  expect(await matches(ui, "#outer")).toBe(true);
});
