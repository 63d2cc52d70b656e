import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, matches, NARROW, problems, violations } from "../page.ts";
import { REFRESHES } from "../refreshes.ts";
import { emitted, fixture, focus, focusedOn, openMenu, stage } from "./menu.ts";
import { isStaying } from "./site.ts";

const TABS = { attributes: { layout: "tabs" } };
const TAB_ROLES = "dealer-mega-nav :is([role=tablist], [role=tab], [role=tabpanel])";
const tab = (panel: string) => `dealer-mega-nav a[href="#${panel}"]`;

interface Found {
  readonly selected: readonly string[];
  readonly reachable: readonly string[];
  readonly shown: readonly string[];
}

/** The selected tabs, the tabs that the Tab key reaches, and the visible panels. */
const tabsOf = (ui: Ui): Promise<Found> =>
  ui.eval(() => {
    const tabs = [...document.querySelectorAll<HTMLElement>("dealer-mega-nav [role=tab]")];
    const named = (found: readonly Element[]) => found.map(({ textContent }) => textContent ?? "");
    const panels = [...document.querySelectorAll("dealer-mega-nav [role=tabpanel]")];
    return {
      selected: named(tabs.filter((one) => one.getAttribute("aria-selected") === "true")),
      reachable: named(tabs.filter(({ tabIndex }) => tabIndex === 0)),
      shown: panels.filter((one) => one.firstElementChild?.checkVisibility()).map(({ id }) => id),
    };
  });

const only = (label: string, id: string): Found => ({ selected: [label], reachable: [label], shown: [id] });

/** Opens the dropdown with the tabs of `tabs-mega`. */
async function openMega(ui: Ui) {
  await stage(ui, { ...TABS, html: fixture("tabs-mega") });
  await ui.click("dealer-mega-nav a.knop");
  await expect.poll(() => isShown(ui, tab("paneel-merk"))).toBe(true);
}

test.describe("dealer-mega-nav with tabs on a wide page", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("shows exactly one panel: first that of the current item, or else the first one", async ({ ui }) => {
    await openMega(ui);
    await expect.poll(() => tabsOf(ui)).toEqual(only("Op type", "paneel-type"));
    const html = fixture("tabs-mega").replace(' aria-current="page"', "");
    await stage(ui, { ...TABS, html });
    await ui.click("dealer-mega-nav a.knop");
    await expect.poll(() => tabsOf(ui)).toEqual(only("Op type", "paneel-type"));
    await stage(ui, { ...TABS, html: fixture("tabs-top") });
    await expect.poll(() => tabsOf(ui)).toEqual(only("Occasions", "paneel-occasions"));
  });

  test("a press selects a tab, shows its panel and emits one event", async ({ ui }) => {
    await openMega(ui);
    await ui.click(tab("paneel-prijs"));
    await expect.poll(() => tabsOf(ui)).toEqual(only("Op prijs", "paneel-prijs"));
    await ui.click(tab("paneel-prijs"));
    await expect.poll(() => tabsOf(ui)).toEqual(only("Op prijs", "paneel-prijs"));
    expect(await emitted(ui, "tab-changed")).toEqual([{ index: 2, label: "Op prijs" }]);
    expect((await emitted(ui, "expanded")).map(({ label }) => label)).toEqual(["Occasions"]);
  });

  for (const [library, refresh] of Object.entries(REFRESHES))
    test(`a refresh by ${library} leaves the selected tab`, async ({ ui }) => {
      await openMega(ui);
      await ui.click(tab("paneel-prijs"));
      await expect.poll(() => tabsOf(ui)).toEqual(only("Op prijs", "paneel-prijs"));
      for (let again = 0; again < 2; again++) {
        await refresh(ui, "dealer-mega-nav", fixture("tabs-mega"));
        await expect.poll(() => tabsOf(ui)).toEqual(only("Op prijs", "paneel-prijs"));
        await expect.poll(() => isShown(ui, tab("paneel-merk"))).toBe(true);
      }
    });

  for (const name of ["tabs-mega", "tabs-top"])
    test(`gives tabs and panels of ${name} roles and names, also between links`, async ({ ui }) => {
      await stage(ui, { ...TABS, html: fixture(name) });
      const found = await ui.eval(() => {
        const one = (selector: string) => [...document.querySelectorAll(`dealer-mega-nav ${selector}`)];
        const [tabList] = one("[role=tablist]");
        const owned = (tabList?.getAttribute("aria-owns") ?? "").split(" ").filter(Boolean);
        return {
          lists: one("[role=tablist]").length,
          inList: one("[role=tab]").filter((tab) => tabList?.contains(tab) || owned.includes(tab.id)).length,
          linked: one("[role=tab]").map((tab) => {
            const controlled = document.getElementById(tab.getAttribute("aria-controls") ?? "");
            return controlled?.getAttribute("aria-labelledby") === tab.id && controlled.role === "tabpanel";
          }),
          expanded: one("[role=tab][aria-expanded]").length,
        };
      });
      expect(found).toEqual({ lists: 1, inList: 3, linked: [true, true, true], expanded: 0 });
    });

  test("arrows wrap around, Home and End go to the ends, and the panel follows", async ({ ui }) => {
    await openMega(ui);
    await focus(ui, tab("paneel-type"));
    for (const [key, label, id] of [
      ["ArrowRight", "Op merk", "paneel-merk"],
      ["ArrowRight", "Op prijs", "paneel-prijs"],
      ["ArrowRight", "Op type", "paneel-type"],
      ["ArrowLeft", "Op prijs", "paneel-prijs"],
      ["ArrowLeft", "Op merk", "paneel-merk"],
      ["Home", "Op type", "paneel-type"],
      ["End", "Op prijs", "paneel-prijs"],
      ["ArrowDown", "Op type", "paneel-type"],
      ["ArrowUp", "Op prijs", "paneel-prijs"],
    ] as const) {
      await ui.press(key);
      await expect.poll(() => focusedOn(ui)).toBe(`a ${label}`);
      expect(await tabsOf(ui)).toEqual(only(label, id));
    }
    expect(await emitted(ui, "tab-changed")).toHaveLength(9);
  });

  test("Tab reaches the selected tab only, then what is in its panel", async ({ ui }) => {
    await stage(ui, { ...TABS, html: fixture("tabs-top") });
    await focus(ui, tab("paneel-occasions"));
    await ui.press("Tab");
    await expect.poll(() => focusedOn(ui)).toBe("a Contact");
    await ui.press("Tab");
    await expect.poll(() => focusedOn(ui)).toBe("a SUV");
  });

  test("Tab reaches a panel that has only text, and no longer once it has a link", async ({ ui }) => {
    const html = fixture("tabs-top").replace(
      /(<div id="paneel-occasions">).*?(<\/div>)/s,
      "$1<p>Morgen weer.</p>$2",
    );
    await stage(ui, { ...TABS, html });
    await focus(ui, "dealer-mega-nav a[href='/contact/']");
    await ui.press("Tab");
    await expect.poll(() => ui.eval(() => document.activeElement?.id)).toBe("paneel-occasions");
    await ui.eval(() => {
      const link = Object.assign(document.createElement("a"), { href: "/open/", textContent: "Open" });
      document.querySelector("#paneel-occasions p")?.append(link);
    });
    await ui.click(tab("paneel-werkplaats"));
    await ui.click(tab("paneel-occasions"));
    await focus(ui, "dealer-mega-nav a[href='/contact/']");
    await ui.press("Tab");
    await expect.poll(() => focusedOn(ui)).toBe("a Open");
  });

  test("a link to a missing panel stays a link and works", async ({ ui }) => {
    await openMega(ui);
    expect(await ui.attribute(tab("paneel-weg"), "role")).toBe(null);
    expect(await ui.attribute(tab("paneel-weg"), "aria-selected")).toBe(null);
    await isStaying(ui);
    await ui.click(tab("paneel-weg"));
    await expect.poll(() => ui.url()).toMatch(/#paneel-weg$/);
    await expect.poll(() => isShown(ui, tab("paneel-weg"))).toBe(false);
    await ui.click("dealer-mega-nav a.knop");
    await expect.poll(() => tabsOf(ui)).toEqual(only("Op type", "paneel-type"));
  });

  for (const name of ["tabs-mega", "tabs-top"])
    test(`restores the markup of ${name} after both layouts`, async ({ ui }) => {
      await stage(ui, { ...TABS, html: fixture(name) });
      await ui.viewport(...NARROW);
      await expect.poll(() => matches(ui, "dealer-mega-nav:state(mobile)")).toBe(true);
      await ui.viewport(1280, 720);
      await expect.poll(() => matches(ui, "dealer-mega-nav:state(desktop)")).toBe(true);
      const left = await ui.eval(async () => {
        const nav = document.querySelector("dealer-mega-nav");
        nav?.remove();
        await Promise.resolve();
        return nav?.innerHTML;
      });
      const written = await ui.eval((html) => {
        const other = document.createElement("div");
        other.innerHTML = html;
        return other.innerHTML;
      }, fixture(name));
      expect(left).toBe(written);
    });

  test("has no axe violations, also with links among the tabs @reduced", async ({ ui }) => {
    await openMega(ui);
    expect(await violations(ui)).toEqual([]);
    await ui.click(tab("paneel-prijs"));
    await expect.poll(() => tabsOf(ui)).toEqual(only("Op prijs", "paneel-prijs"));
    expect(await violations(ui)).toEqual([]);
    await stage(ui, { ...TABS, html: fixture("tabs-top") });
    expect(await violations(ui)).toEqual([]);
  });
});

test.describe("dealer-mega-nav with tabs on a narrow page", () => {
  const isOpen = (ui: Ui, id: string) =>
    ui.eval((wanted) => document.getElementById(wanted)?.firstElementChild?.checkVisibility() ?? false, id);

  test.beforeEach(async ({ ui }) => {
    await stage(ui, { ...TABS, html: fixture("tabs-top"), size: NARROW });
    await openMenu(ui);
  });

  test("the same items are an accordion without tab roles", async ({ ui }) => {
    expect(await ui.eval((roles) => document.querySelectorAll(roles).length, TAB_ROLES)).toBe(0);
    await ui.click(tab("paneel-autos"));
    await expect.poll(() => isOpen(ui, "paneel-autos")).toBe(true);
    expect(await isOpen(ui, "paneel-occasions")).toBe(false);
    expect(await ui.attribute(tab("paneel-autos"), "aria-expanded")).toBe("true");
    await ui.click(tab("paneel-autos"));
    await expect.poll(() => isOpen(ui, "paneel-autos")).toBe(false);
    expect(await ui.attribute(tab("paneel-autos"), "aria-expanded")).toBe("false");
    expect(await emitted(ui, "tab-changed")).toEqual([]);
  });

  test("becomes tabs again on a wide page", async ({ ui }) => {
    await ui.viewport(1280, 720);
    await expect.poll(() => tabsOf(ui)).toEqual(only("Occasions", "paneel-occasions"));
    await ui.click(tab("paneel-werkplaats"));
    await expect.poll(() => tabsOf(ui)).toEqual(only("Werkplaats", "paneel-werkplaats"));
    await ui.viewport(...NARROW);
    await expect.poll(() => ui.eval((roles) => document.querySelectorAll(roles).length, TAB_ROLES)).toBe(0);
    await ui.viewport(1280, 720);
    await expect.poll(() => tabsOf(ui)).toEqual(only("Werkplaats", "paneel-werkplaats"));
  });

  test("the panel with the focused element shows in the tabs", async ({ ui }) => {
    await ui.click(tab("paneel-autos"));
    await expect.poll(() => isOpen(ui, "paneel-autos")).toBe(true);
    await focus(ui, 'dealer-mega-nav a[href="/autos/nieuw/"]');
    await ui.viewport(1280, 720);
    await expect.poll(() => tabsOf(ui)).toEqual(only("Auto's", "paneel-autos"));
    expect(await focusedOn(ui)).toBe("a Nieuw");
  });

  test("has no axe violations @reduced", async ({ ui }) => {
    expect(await violations(ui)).toEqual([]);
    await ui.click(tab("paneel-autos"));
    await expect.poll(() => isOpen(ui, "paneel-autos")).toBe(true);
    expect(await violations(ui)).toEqual([]);
  });
});
