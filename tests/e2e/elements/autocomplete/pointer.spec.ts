import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import { closes, isOpen, LIST, NOORDA, openSearch, option, search, toldOf, value } from "./field.ts";

const HOLD_MS = 600;

const boxOf = (ui: Ui, selector: string) =>
  ui.eval((asked) => document.querySelector(asked)?.getBoundingClientRect().toJSON() as DOMRect, selector);

const waitReal = (ui: Ui, ms: number) =>
  ui.eval((time) => new Promise<void>((resolve) => setTimeout(resolve, time)), ms);

test.describe("dealer-autocomplete and the mouse", () => {
  test.beforeEach(async ({ ui }) => {
    await openSearch(ui);
    await search(ui, "noorda", NOORDA);
  });
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("a press puts the suggestion in the input, as if it had been typed", async ({ ui }) => {
    await ui.eval(() => {
      for (const type of ["input", "change"])
        document.querySelector("form")?.addEventListener(type, ({ target }) => {
          const heard = document.documentElement.dataset;
          heard.heard = `${heard.heard ?? ""}${type}:${(target as HTMLInputElement).value};`;
        });
    });
    await ui.click(option(3));
    await closes(ui);
    expect(await value(ui)).toBe("Noorda Kust");
    expect(await ui.attribute("html", "data-heard")).toBe("input:Noorda Kust;change:Noorda Kust;");
    expect(await ui.focused()).toMatchObject({ id: "search" });
    expect((await toldOf(ui, "search")).length).toBe(1);
  });

  test("an option that is held for long is chosen when it is let go", async ({ ui }) => {
    const { x, y, width, height } = await boxOf(ui, option(2));
    await ui.moveTo(x + width / 2, y + height / 2);
    await ui.down();
    await waitReal(ui, HOLD_MS);
    expect(await isOpen(ui)).toBe(true);
    await ui.up();
    await closes(ui);
    expect(await value(ui)).toBe("Noorda Haven Break");
  });

  test("a press beside an option, or let go elsewhere, chooses nothing", async ({ ui }) => {
    const { x, y, width, height } = await boxOf(ui, option(2));
    await ui.moveTo(x + width / 2, y + height / 2);
    await ui.down();
    await ui.moveTo(900, 600);
    await ui.up();
    expect(await value(ui)).toBe("noorda");
    expect(await toldOf(ui, "select")).toEqual([]);
  });

  test("a press elsewhere closes the list and keeps the text", async ({ ui }) => {
    await ui.click("#outside");
    await closes(ui);
    expect(await value(ui)).toBe("noorda");
  });

  test("a press elsewhere closes it although the page keeps the focus where it is", async ({ ui }) => {
    await ui.eval(() => addEventListener("mousedown", (event) => event.preventDefault()));
    await ui.click("#outside");
    await closes(ui);
    expect(await ui.focused()).toMatchObject({ id: "search" });
  });

  test("the wheel scrolls the list on, although an option is active", async ({ ui }) => {
    await ui.eval(() => document.querySelector("dealer-autocomplete")?.setAttribute("max-height-px", "80"));
    await ui.press("ArrowDown");
    const { x, y } = await boxOf(ui, LIST);
    const scrolled = () => ui.eval((list) => document.querySelector(list)?.scrollTop ?? 0, LIST);
    expect(await scrolled()).toBe(0);
    await ui.wheel(x + 20, y + 20, 60);
    await expect.poll(scrolled).toBeGreaterThan(40);
    await waitReal(ui, HOLD_MS);
    expect(await scrolled()).toBeGreaterThan(40);
    expect(await ui.eval(() => scrollY)).toBe(0);
  });
});
