import { ELSEWHERE } from "../../support/parts.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { withInner } from "../support/block-editor.ts";
import { editorOf, SITES } from "../support/editor-sites.ts";
import { reportedByPhp } from "../support/php-log.ts";
import { NARROW, untilMatches, visit, WIDE } from "../support/visit.ts";

const TITLE = "Kop met menu en Bel ons";
const THEMES = ["", "?theme=twentytwentythree&settings="];
const INSERTER = ".editor-document-tools__inserter-toggle, .edit-post-header-toolbar__inserter-toggle";

const HEADER = ".alignfull";
const MENU = `${HEADER} dealer-mega-nav`;
const CALL_US = `${HEADER} dealer-call-us`;

// Before a browser is started.
test.skip(({ engine }) => engine !== "chromium", ELSEWHERE);

for (const { version, site } of SITES)
  test(`${version}: the pattern of a header is inserted, saved, and works on the page`, async ({ ui }) => {
    const { editor, page } = editorOf(ui, site);
    await editor.openNew("admin", "page");
    await page.click(INSERTER);
    await page.fill(".block-editor-inserter__search input", TITLE);
    await page.getByRole("option", { name: TITLE }).click();
    const names = async () => withInner(await editor.blocks()).map(({ name }) => name);
    await expect.poll(names).toEqual(expect.arrayContaining(["core/navigation", "dealer-elements/call-us"]));
    const { id, address } = await editor.publish();
    await editor.open(id);
    await expect.poll(names).toContain("dealer-elements/call-us");
    expect(withInner(await editor.blocks()).filter(({ isValid }) => !isValid)).toEqual([]);

    for (const theme of THEMES) {
      await visit(ui, address + theme, WIDE);
      await untilMatches(ui, `${MENU}:state(desktop)`);
      await pressed(ui, `${MENU} [data-dealer-toggle]`, `${MENU} [data-dealer-panel] a`);
      await visit(ui, address + theme, NARROW);
      await untilMatches(ui, `${MENU}:state(mobile)`);
      await pressed(ui, `${MENU} >>> [part~=toggle]`, `${MENU} a`);
      await ui.press("Escape");
      await pressed(ui, `${CALL_US} >>> [part~=button]`, `${CALL_US} a[href^="tel:"]`);
    }
    expect(reportedByPhp()).toEqual([]);
  });

const OTHERS = [
  {
    title: "Menu met een paneel van drie kolommen",
    block: "core/html",
    works: async (ui: Ui) => {
      await untilMatches(ui, "main dealer-mega-nav:state(desktop)");
      await ui.click("main dealer-mega-nav [data-dealer-toggle]");
      await expect.poll(() => columns(ui)).toEqual(["Merk", "Soort", "Prijs"]);
    },
  },
  {
    title: "Proefritformulier",
    block: "core/html",
    works: async (ui: Ui) => {
      await untilMatches(ui, "dealer-date-input:defined");
      await ui.click("dealer-date-input >>> [part=button]");
      await expect
        .poll(() =>
          ui.eval(
            () =>
              document.querySelector("dealer-date-input")?.shadowRoot?.querySelector("dialog:modal") !== null,
          ),
        )
        .toBe(true);
    },
  },
];

/** The heads of the columns in the open panel, if they are beside each other. */
const columns = (ui: Ui) =>
  ui.eval(() => {
    const heads = [...document.querySelectorAll("main dealer-mega-nav strong")].filter((one) =>
      one.checkVisibility(),
    );
    const tops = new Set(heads.map((head) => Math.round(head.getBoundingClientRect().top)));
    return tops.size === 1 ? heads.map((head) => head.textContent) : [];
  });

for (const { title, block, works } of OTHERS)
  for (const { version, site } of SITES)
    test(`${version}: the pattern ${title} is inserted, saved, and works on the page`, async ({ ui }) => {
      const { editor, page } = editorOf(ui, site);
      await editor.openNew("admin", "page");
      await page.click(INSERTER);
      await page.fill(".block-editor-inserter__search input", title);
      await page.getByRole("option", { name: title }).click();
      const names = async () => withInner(await editor.blocks()).map(({ name }) => name);
      await expect.poll(names).toContain(block);
      const { id, address } = await editor.publish();
      await visit(ui, `${address}?theme=twentytwentythree&settings=`, WIDE);
      await works(ui);
      await editor.open(id);
      await expect.poll(names).toContain(block);
      expect(withInner(await editor.blocks()).filter(({ isValid }) => !isValid)).toEqual([]);
      expect(reportedByPhp()).toEqual([]);
    });

/** A press shows what is asked, and moves nothing in the header; nothing is beside the window. */
async function pressed(ui: Ui, toggle: string, shown: string) {
  const before = await places(ui);
  await ui.click(toggle);
  await expect.poll(() => isOnTop(ui, shown), { message: shown }).toBe(true);
  expect(await places(ui)).toEqual(before);
}

const places = (ui: Ui) =>
  ui.eval(
    ([header, menu, callUs]) => ({
      boxes: [`${header} .wp-block-site-title`, menu, callUs].map((selector) => {
        const { x, y, width, height } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return [x, y, width, height].map((value) => Math.round(value ?? -1));
      }),
      isWider: document.documentElement.scrollWidth > innerWidth,
    }),
    [HEADER, MENU, CALL_US] as const,
  );

const isOnTop = (ui: Ui, selector: string) =>
  ui.eval((asked) => {
    const element = document.querySelector(asked);
    if (!element) return false;
    const { left, top, width, height } = element.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(found);
  }, selector);
