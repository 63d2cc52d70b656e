import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, matches, NARROW, problems, WIDE } from "../page.ts";
import { REFRESHES } from "../refreshes.ts";
import { hasLaterCode, stage } from "./menu.ts";

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

const LINK = 'a[href="#suv"]';
const MENU = "dealer-mega-nav";
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

const focus = (ui: Ui, selector: string) =>
  ui.eval((path) => document.querySelector<HTMLElement>(path)?.focus(), selector);

for (const [library, refresh] of Object.entries(REFRESHES))
  for (const [name, size] of Object.entries({ wide: WIDE, narrow: NARROW }))
    test(`a refresh by ${library} leaves the menu as the visitor has it (${name})`, async ({ ui }) => {
      for (const [what, html] of Object.entries(MENUS)) {
        await stage(ui, { html, size });
        await hasLaterCode(ui);
        await refresh(ui, MENU, html);
        await expect.poll(() => states(ui), `${what}, untouched`).toEqual(CLOSED);
        if (size === NARROW) await ui.click("dealer-mega-nav >>> [part~=toggle]");
        await ui.click(toggleOf("outer"));
        await ui.click(toggleOf("inner"));
        await expect.poll(() => states(ui), what).toEqual(OPEN);
        for (const focused of [toggleOf("outer"), toggleOf("inner"), LINK]) {
          await focus(ui, focused);
          for (let again = 0; again < 2; again++) {
            await refresh(ui, MENU, html);
            await expect.poll(() => states(ui), `${what}, refreshed`).toEqual(OPEN);
            await expect.poll(() => isShown(ui, LINK), what).toBe(true);
            await expect.poll(() => isShown(ui, 'a[href="#apk"]'), what).toBe(false);
            await expect.poll(() => matches(ui, `${focused}:focus`), `${what}, ${focused}`).toBe(true);
          }
        }
        await ui.click(toggleOf("inner"));
        await expect.poll(() => states(ui), `${what}, pressed`).toEqual([["true"], ["false"], ["false"]]);
        await ui.eval(() => (document.activeElement as HTMLElement | null)?.blur());
        await refresh(ui, MENU, html);
        await expect.poll(() => states(ui), `${what}, blurred`).toEqual([["true"], ["false"], ["false"]]);
        expect(await ui.eval(() => document.activeElement === document.body), what).toBe(true);
        expect(await problems(ui)).toEqual([]);
      }
    });

for (const [library, refresh] of Object.entries(REFRESHES))
  test(`a refresh by ${library} leaves a brand beside the closed list of a narrow page`, async ({ ui }) => {
    const html = `<a class="navbar-brand" href="#merk">Merk</a>${MENUS["toggles of ours"]}`;
    await stage(ui, { html, size: NARROW });
    for (let again = 0; again < 2; again++) {
      await expect.poll(() => isShown(ui, 'a[href="#merk"]')).toBe(true);
      expect(await isShown(ui, "#outer")).toBe(false);
      await refresh(ui, "#stage", `<dealer-mega-nav>${html}</dealer-mega-nav>`);
      await expect.poll(() => states(ui)).toEqual(CLOSED);
    }
    await expect.poll(() => isShown(ui, 'a[href="#merk"]')).toBe(true);
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
