import { twoFrames } from "../../../support/two-frames.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import { closes, detailsOf, isOpen, LIST, NOORDA, openSearch, option, search, value } from "./field.ts";

/** From the edge of the list into its padding. */
const LIST_EDGE_PX = 3;

const boxOf = (ui: Ui, selector: string) =>
  ui.eval((asked) => document.querySelector(asked)?.getBoundingClientRect().toJSON() as DOMRect, selector);

/** Waits until the page has no timer left. */
async function isIdle(ui: Ui) {
  await expect.poll(async () => (await ui.probe()).alive.setTimeout).toBeUndefined();
  await ui.eval(twoFrames);
}

test.describe("dealer-autocomplete and the mouse", () => {
  test.beforeEach(async ({ ui }) => {
    await openSearch(ui);
    await search(ui, "noorda", NOORDA);
  });
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("a press puts the suggestion in the input as if it had been typed", async ({ ui }) => {
    await ui.eval(() => {
      for (const type of ["input", "change"])
        document.querySelector("form")?.addEventListener(type, ({ target }) => {
          const root = document.documentElement.dataset;
          root.events = `${root.events ?? ""}${type}:${(target as HTMLInputElement).value};`;
        });
    });
    await ui.click(option(3));
    await closes(ui);
    expect(await value(ui)).toBe("Noorda Kust");
    expect(await ui.attribute("html", "data-events")).toBe("input:Noorda Kust;change:Noorda Kust;");
    expect(await ui.focused()).toMatchObject({ id: "search" });
    expect((await detailsOf(ui, "search")).length).toBe(1);
  });

  test("an option that is pressed for long is chosen on release", async ({ ui }) => {
    const { x, y, width, height } = await boxOf(ui, option(2));
    await ui.moveTo(x + width / 2, y + height / 2);
    await ui.down();
    await isIdle(ui);
    expect(await isOpen(ui)).toBe(true);
    await ui.up();
    await closes(ui);
    expect(await value(ui)).toBe("Noorda Haven Break");
  });

  test("a press on the list beside its options chooses nothing, and the list stays open", async ({ ui }) => {
    const { x, y, height } = await boxOf(ui, LIST);
    await ui.eval(() =>
      addEventListener("click", ({ target }) => {
        document.documentElement.dataset.pressed = (target as Element).getAttribute("part") ?? "";
      }),
    );
    await ui.moveTo(x + LIST_EDGE_PX, y + height / 2);
    await ui.down();
    await ui.up();
    await expect.poll(() => ui.attribute("html", "data-pressed")).toBe("list");
    expect(await isOpen(ui)).toBe(true);
    expect(await value(ui)).toBe("noorda");
    expect(await detailsOf(ui, "select")).toEqual([]);
  });

  test("a press on an option that is released elsewhere chooses nothing", async ({ ui }) => {
    const { x, y, width, height } = await boxOf(ui, option(2));
    await ui.moveTo(x + width / 2, y + height / 2);
    await ui.down();
    await ui.moveTo(900, 600);
    await ui.up();
    await expect.poll(() => value(ui)).toBe("noorda");
    expect(await detailsOf(ui, "select")).toEqual([]);
  });

  test("a press elsewhere closes the list and keeps the text", async ({ ui }) => {
    await ui.click("#outside");
    await closes(ui);
    expect(await value(ui)).toBe("noorda");
  });

  test("a press elsewhere closes the list although the page prevents the change of focus", async ({ ui }) => {
    await ui.eval(() => addEventListener("mousedown", (event) => event.preventDefault()));
    await ui.click("#outside");
    await closes(ui);
    expect(await ui.focused()).toMatchObject({ id: "search" });
  });

  test("the wheel scrolls the list although an option is active", async ({ ui }) => {
    await ui.eval(() => document.querySelector("dealer-autocomplete")?.setAttribute("max-height-px", "80"));
    await ui.press("ArrowDown");
    const { x, y } = await boxOf(ui, LIST);
    const scrolled = () => ui.eval((list) => document.querySelector(list)?.scrollTop ?? 0, LIST);
    expect(await scrolled()).toBe(0);
    await ui.wheel(x + 20, y + 20, 60);
    await expect.poll(scrolled).toBeGreaterThan(40);
    await isIdle(ui);
    expect(await scrolled()).toBeGreaterThan(40);
    expect(await ui.eval(() => scrollY)).toBe(0);
  });
});
