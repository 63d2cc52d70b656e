import { expect, test } from "../../../support/ui.ts";
import { isShown, problems, violations } from "../page.ts";
import { isExpanded, link, openBranch, stage, toggleOf } from "./menu.ts";

/** ARIA Authoring Practices Guide, "Disclosure Navigation Menu with Top-Level Links": roles, states and properties. */
test.describe("dealer-mega-nav is a disclosure navigation", () => {
  test.beforeEach(({ ui }) => stage(ui));

  test("is in a named navigation landmark", async ({ ui }) => {
    const landmark = await ui.eval(() => {
      const found = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("[role=navigation]");
      return { name: found?.getAttribute("aria-label"), holdsList: found?.querySelector("slot") !== null };
    });
    expect(landmark).toEqual({ name: "Hoofdmenu", holdsList: true });
  });

  test("adds no second landmark to an author's own, not even before it has read the list", async ({ ui }) => {
    const added = await ui.eval(() => {
      const menu = document.createElement("dealer-mega-nav");
      menu.innerHTML = '<nav aria-label="Menu"><ul><li><a href="#home">Home</a></li></ul></nav>';
      document.body.append(menu);
      return menu.shadowRoot?.querySelectorAll("[role]").length;
    });
    expect(added).toBe(0);
  });

  test("removes its landmark when the author's own is added", async ({ ui }) => {
    await ui.eval(() => {
      const menu = document.querySelector("dealer-mega-nav");
      const nav = document.createElement("nav");
      nav.append(...(menu?.childNodes ?? []));
      menu?.append(nav);
    });
    const isAdded = () =>
      ui.eval(() => document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("[role]") != null);
    await expect.poll(isAdded).toBe(false);
  });

  test("gives each parent one button with the label's name right before its panel", async ({ ui }) => {
    const buttons = await ui.eval(() =>
      [...document.querySelectorAll("dealer-mega-nav button")].map((button) => {
        return {
          name: button.getAttribute("aria-label"),
          type: button.getAttribute("type"),
          role: button.getAttribute("role"),
          expanded: button.getAttribute("aria-expanded"),
          opensNext: button.nextElementSibling?.matches("[data-dealer-panel]"),
        };
      }),
    );
    const names = ["Auto’s", "Occasions", "Werkplaats", "Zoeken"];
    const same = { type: "button", role: null, expanded: "false", opensNext: true };
    expect(buttons).toEqual(names.map((name) => ({ name, ...same })));
  });

  test("marks as expanded exactly what is visible", async ({ ui }) => {
    await openBranch(ui, "Auto’s");
    await expect.poll(() => isShown(ui, link("nieuw"))).toBe(true);
    expect(await isExpanded(ui, "Occasions")).toBe(false);
    expect(await isShown(ui, link("suv"))).toBe(false);
    expect(await isExpanded(ui, "Werkplaats")).toBe(false);
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(false);
    expect(await isShown(ui, link("nieuw"))).toBe(false);
  });

  test("keeps links and lists without role, tabindex or menu", async ({ ui }) => {
    await openBranch(ui, "Auto’s");
    const enhanced = await ui.eval(() =>
      [...document.querySelectorAll("dealer-mega-nav :is([role], [tabindex])")].map(
        ({ outerHTML }) => outerHTML,
      ),
    );
    expect(enhanced).toEqual([]);
    const links = () => ui.eval(() => document.querySelectorAll("dealer-mega-nav a[href]").length);
    expect(await links()).toBe(12);
  });

  test("removes menu roles, which promise other keys", async ({ ui }) => {
    const html =
      '<ul role="menubar"><li role="none"><a role="menuitem" tabindex="-1" href="#a">A</a><ul role="menu"><li role="none"><a role="menuitem" tabindex="-1" href="#b">B</a></li></ul></li></ul>';
    await stage(ui, { html });
    const left = () =>
      ui.eval(() => document.querySelectorAll("dealer-mega-nav :is([role], [tabindex])").length);
    await expect.poll(left).toBe(0);
  });

  test("keeps the author's aria-current and adds no other", async ({ ui }) => {
    const current = () =>
      ui.eval(() =>
        [...document.querySelectorAll("dealer-mega-nav [aria-current]")].map((element) => [
          element.getAttribute("href"),
          element.getAttribute("aria-current"),
        ]),
      );
    expect(await current()).toEqual([["#occasions", "page"]]);
    await openBranch(ui, "Auto’s");
    expect(await current()).toEqual([["#occasions", "page"]]);
  });

  test("has no axe violations with two levels open @reduced", async ({ ui }) => {
    await openBranch(ui, "Auto’s");
    await openBranch(ui, "Occasions");
    expect(await violations(ui)).toEqual([]);
    expect(await problems(ui)).toEqual([]);
  });
});
