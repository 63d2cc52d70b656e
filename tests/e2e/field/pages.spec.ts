import { fieldCases, selectorsOf, trialsOf } from "../../fixtures/field/index.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { type Menu, mouse, moveAway, pressToggle, staysOpen, waitClosed, waitOpen } from "./judge/menu.ts";
import { isUpgraded, pathOf } from "./judge/upgrade.ts";

/* Pages in the shape of faults that people report, each with steps of its own. */

const WIDE = [1280, 720] as const;
const PHONE = [390, 844] as const;
/** A window of 1280 × 1024 px, zoomed to 400 %. */
const ZOOMED = [320, 256] as const;

async function open(ui: Ui, name: string, [width, height]: readonly [number, number]): Promise<Menu> {
  const [trial] = fieldCases.filter((found) => found.name === name).flatMap(trialsOf);
  if (!trial) throw new Error(`No page ${name}`);
  await ui.viewport(width, height);
  await ui.goto(pathOf(trial));
  await isUpgraded(ui);
  const items = await ui.eval((selectors) => window.judge.start(selectors), selectorsOf(trial.case));
  return { ui, items };
}

async function openSubmenu(menu: Menu, name: string) {
  const index = menu.items.findIndex((item) => item.name === name);
  expect(await pressToggle(menu, index, mouse(menu.ui))).toEqual([]);
  return { index, faults: await waitOpen(menu, index, "pressed") };
}

async function pressMenu({ ui }: Menu) {
  const [button] = await ui.eval(() => window.judge.menuButtons());
  expect(button).toBeDefined();
  if (button) await mouse(ui)(button);
}

const listFaults = ({ ui }: Menu) => ui.eval(() => window.judge.waitList(1_000));

/** Presses a link where a visitor sees it. */
async function pressLink(ui: Ui, href: string) {
  const point = await ui.eval((wanted) => {
    const link = [...document.querySelectorAll("dealer-mega-nav a")].find(
      (found) => found.getAttribute("href") === wanted,
    );
    const { x = 0, y = 0, width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  }, href);
  await mouse(ui)(point);
}

const currentLinks = (ui: Ui) =>
  ui.eval(() =>
    [...document.querySelectorAll("dealer-mega-nav [aria-current]:not([aria-current=false])")].map((link) =>
      link.getAttribute("href"),
    ),
  );

for (const size of [PHONE, ZOOMED])
  for (const name of ["fixed-long-list", "fixed-short-list"])
    test(`${name}: every link can be scrolled to, ${size.join(" × ")} px`, async ({ ui }) => {
      const menu = await open(ui, name, size);
      await pressMenu(menu);
      expect(await listFaults(menu)).toEqual([]);
    });

test("tall-header: the end of a long panel can be reached", async ({ ui }) => {
  const menu = await open(ui, "tall-header", [1200, 700]);
  expect((await openSubmenu(menu, "Merken")).faults).toEqual([]);
});

for (const size of [WIDE, PHONE])
  test(`one-page: a link to a place on the page closes the menu and shows the place, ${size[0]} px`, async ({
    ui,
  }) => {
    const menu = await open(ui, "one-page", size);
    if (size === PHONE) await pressMenu(menu);
    const { index, faults } = await openSubmenu(menu, "Werkplaats");
    expect(faults).toEqual([]);
    await pressLink(ui, "#banden");
    expect(await waitClosed(menu, index, "a link pressed")).toEqual([]);
    const place = () =>
      ui.eval(() => {
        const { top = 0 } = document.querySelector("#banden")?.getBoundingClientRect() ?? {};
        const { bottom = 0 } = document.querySelector("header")?.getBoundingClientRect() ?? {};
        return { isBelowHeader: top >= bottom - 1, isInSight: top >= 0 && top < innerHeight };
      });
    await expect.poll(place).toEqual({ isBelowHeader: true, isInSight: true });
  });

for (const size of [WIDE, PHONE])
  test(`pushed-state: a link of an application closes the menu, and aria-current follows, ${size[0]} px`, async ({
    ui,
  }) => {
    const menu = await open(ui, "pushed-state", size);
    if (size === PHONE) await pressMenu(menu);
    const { index, faults } = await openSubmenu(menu, "Aanbod");
    expect(faults).toEqual([]);
    await pressLink(ui, "/tests/pages/aanbod/suv");
    await expect.poll(() => ui.text("main")).toBe("/tests/pages/aanbod/suv");
    expect.soft(await waitClosed(menu, index, "a link pressed")).toEqual([]);
    await expect.poll(() => currentLinks(ui)).toEqual(["/tests/pages/aanbod/suv"]);
  });

test("moved-mark: one item looks current after a script has moved the mark", async ({ ui }) => {
  await open(ui, "moved-mark", WIDE);
  const looks = () =>
    ui.eval(() => {
      const lookOf = (link: Element) => {
        const { fontWeight, textDecorationLine, backgroundColor, boxShadow } = getComputedStyle(link);
        const item = getComputedStyle(link.parentElement as Element);
        return [
          fontWeight,
          textDecorationLine,
          backgroundColor,
          boxShadow,
          item.boxShadow,
          item.backgroundColor,
        ].join();
      };
      const [a, b] = ["#a-link", "#b-link"].map((id) => lookOf(document.querySelector(id) as Element));
      return { a, b };
    });
  const { a: current, b: plain } = await looks();
  expect(current).not.toBe(plain);
  await ui.eval(() => {
    const [from, to] = ["#a-link", "#b-link"].map((id) => document.querySelector(id) as Element);
    from?.removeAttribute("aria-current");
    from?.parentElement?.classList.remove("current-menu-item");
    to?.setAttribute("aria-current", "page");
    to?.parentElement?.classList.add("current-menu-item");
  });
  await expect.poll(looks).toEqual({ a: plain, b: current });
});

test("frame: a press in a frame closes the menu", async ({ ui }) => {
  const menu = await open(ui, "frame", WIDE);
  const { index, faults } = await openSubmenu(menu, "Aanbod");
  expect(faults).toEqual([]);
  await mouse(ui)({ x: 500, y: 550 });
  expect(await waitClosed(menu, index, "the frame pressed")).toEqual([]);
});

test("base-address: only the link that leads here is current", async ({ ui }) => {
  await open(ui, "base-address", WIDE);
  expect(await currentLinks(ui)).toEqual([await ui.attribute("#here", "href")]);
});

for (const name of ["mega-in-narrow-cell", "mega-in-wide-cell"])
  for (const width of [1280, 900])
    test(`${name}: the columns are side by side and inside the window, ${width} px`, async ({ ui }) => {
      const menu = await open(ui, name, [width, 720]);
      expect((await openSubmenu(menu, "Auto’s")).faults).toEqual([]);
      const place = await ui.eval(() => {
        const { left = 0, right = 0 } = document.querySelector(".mega")?.getBoundingClientRect() ?? {};
        const tops = [...document.querySelectorAll(".mega h4")].map(
          (title) => title.getBoundingClientRect().top,
        );
        return {
          isInside: left >= 0 && right <= innerWidth,
          rows: new Set(tops.map(Math.round)).size,
          scrollsSideways: document.documentElement.scrollWidth > innerWidth,
        };
      });
      expect(place).toEqual({ isInside: true, rows: 1, scrollsSideways: false });
    });

for (const size of [WIDE, PHONE])
  test(`hidden-again-by-script: an expanded panel is shown without pointer and focus, ${size[0]} px`, async ({
    ui,
  }) => {
    const menu = await open(ui, "hidden-again-by-script", size);
    if (size === PHONE) await pressMenu(menu);
    const { index, faults } = await openSubmenu(menu, "Aanbod van auto’s");
    expect(faults).toEqual([]);
    await moveAway(ui);
    // In Safari a press does not focus a button.
    await ui.eval(() => (document.activeElement as HTMLElement).blur());
    const hidden = await staysOpen(menu, index, "without focus");
    const isExpanded = await ui.eval((at) => window.judge.saysOpen(at), index);
    expect(isExpanded ? hidden : []).toEqual([]);
  });

/** The author's items whose label can be seen. */
const shownItems = (ui: Ui) =>
  ui.eval(() =>
    [...document.querySelectorAll("dealer-mega-nav nav > ul > li > a")]
      .filter((link) => link.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((link) => link.getBoundingClientRect().height > 4)
      .map((link) => link.textContent),
  );

test("two-lists: a wide page shows its own list, and what is hidden stays hidden", async ({ ui }) => {
  const menu = await open(ui, "two-lists", WIDE);
  expect(await shownItems(ui)).toEqual(["A wijd", "B wijd"]);
  expect((await openSubmenu(menu, "B wijd")).faults).toEqual([]);
});

test("two-lists: a narrow page shows its own list, and what is hidden stays hidden", async ({ ui }) => {
  const menu = await open(ui, "two-lists", PHONE);
  await pressMenu(menu);
  await expect.poll(() => shownItems(ui)).toEqual(["A smal", "B smal"]);
  expect((await openSubmenu(menu, "B smal")).faults).toEqual([]);
});

test("long-words: a narrow page does not scroll sideways", async ({ ui }) => {
  const menu = await open(ui, "long-words", [320, 640]);
  const scrollsSideways = () => ui.eval(() => document.documentElement.scrollWidth > innerWidth);
  expect(await scrollsSideways()).toBe(false);
  await pressMenu(menu);
  expect((await openSubmenu(menu, "Bedrijfswagenleaseovereenkomstvoorwaardenoverzicht")).faults).toEqual([]);
  expect(await scrollsSideways()).toBe(false);
});
