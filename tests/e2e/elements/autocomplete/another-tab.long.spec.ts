import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import { activates, closes, detailsOf, NOORDA, openSearch, option, search, value } from "./field.ts";

/* A suggestion with an address is a link for a visitor's hand: Ctrl, Shift and the middle button open it elsewhere. */

test.skip(({ engine }) => engine === "webkit", "WebKitGTK's driver has one tab");
test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

const SECOND = NOORDA[1] ?? "";
const HASH = "#noorda-haven-break";

const press = (button: "left" | "middle", key?: "Control" | "Shift") => async (ui: Ui) => {
  const { mouse, keyboard } = ui.page ?? {};
  await ui.hover(option(2));
  if (key) await keyboard?.down(key);
  await mouse?.down({ button });
  await mouse?.up({ button });
  if (key) await keyboard?.up(key);
};

const enter = (key: "Control" | "Shift") => async (ui: Ui) => {
  await ui.press("ArrowDown");
  await ui.press("ArrowDown");
  await activates(ui, SECOND);
  await ui.press(`${key}+Enter`);
};

const WAYS = {
  "Ctrl and a press": press("left", "Control"),
  "Shift and a press": press("left", "Shift"),
  "the middle button": press("middle"),
  "Ctrl and Enter": enter("Control"),
  "Shift and Enter": enter("Shift"),
};

/** The addresses of the browser's other tabs. */
const otherTabs = (ui: Ui) => {
  const { page } = ui;
  return (page?.context().pages() ?? []).filter((one) => one !== page).map((one) => new URL(one.url()).hash);
};

for (const [way, act] of Object.entries(WAYS)) {
  test(`${way}: another tab has the suggestion's address, and this one keeps its own`, async ({ ui }) => {
    await openSearch(ui, "links");
    await search(ui, "noorda", NOORDA);
    await act(ui);
    await expect.poll(() => otherTabs(ui)).toEqual([HASH]);
    expect(new URL(await ui.url()).hash).toBe("");
    expect(await value(ui)).toBe("noorda");
    expect(await detailsOf(ui, "selected")).toEqual([
      { item: expect.objectContaining({ label: SECOND, href: expect.stringContaining(HASH) }) as unknown },
    ]);
  });

  test(`${way}: nothing opens when the page cancels it`, async ({ ui }) => {
    await openSearch(ui, "links");
    await ui.eval(() =>
      addEventListener("dealer-autocomplete-select", (event) => event.preventDefault(), { capture: true }),
    );
    await search(ui, "noorda", NOORDA);
    await act(ui);
    await expect.poll(async () => (await detailsOf(ui, "select")).length).toBe(1);
    expect(otherTabs(ui)).toEqual([]);
    expect(await detailsOf(ui, "selected")).toEqual([]);
  });

  test(`${way}: a suggestion without an address is chosen`, async ({ ui }) => {
    await openSearch(ui);
    await search(ui, "noorda", NOORDA);
    await act(ui);
    await closes(ui);
    expect(await value(ui)).toBe(SECOND);
    expect(otherTabs(ui)).toEqual([]);
  });
}
