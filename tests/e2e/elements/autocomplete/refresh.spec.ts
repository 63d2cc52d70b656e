import { SUGGEST } from "../../../server/suggestions.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { open, problems } from "../page.ts";
import { REFRESHES } from "../refreshes.ts";
import { INPUT, NOORDA, openSearch, SEARCH_PAGE, search, setTag, suggests, typeWhole } from "./field.ts";

const TAG = "dealer-autocomplete";
const HTML = '<input id="search" aria-label="Zoek">';

const describe = (ui: Ui) =>
  ui.eval((input) => {
    const { role, autocomplete = "" } = document.querySelector<HTMLInputElement>(input) ?? {};
    return { role, autocomplete };
  }, INPUT);
const textIn = (ui: Ui) => ui.eval((input) => document.querySelector<HTMLInputElement>(input)?.value, INPUT);
const activeOption = (ui: Ui) =>
  ui.eval((input) => {
    const id = document.querySelector(input)?.getAttribute("aria-activedescendant");
    return document.getElementById(id ?? "")?.textContent;
  }, INPUT);
const clear = (ui: Ui) =>
  ui.eval((input) => void Object.assign(document.querySelector(input) ?? {}, { value: "" }), INPUT);

for (const [library, refresh] of Object.entries(REFRESHES))
  test(`is a combobox for who comes to it after a refresh by ${library}`, async ({ ui }) => {
    // Not in the input: its list comes with the visitor.
    await open(ui, SEARCH_PAGE);
    await setTag(ui, { url: `${SUGGEST}/objects` });
    await expect.poll(async () => (await describe(ui)).role).toBe("combobox");
    for (let again = 0; again < 2; again++) {
      await refresh(ui, TAG, HTML);
      await ui.click(INPUT);
      await expect.poll(() => describe(ui)).toEqual({ role: "combobox", autocomplete: "off" });
      await clear(ui);
      await search(ui, "noorda", NOORDA);
      // With the list there.
      await refresh(ui, TAG, HTML);
      await expect.poll(() => describe(ui)).toEqual({ role: "combobox", autocomplete: "off" });
      await clear(ui);
      await typeWhole(ui, "noorda");
      await suggests(ui, NOORDA);
      await ui.press("ArrowDown");
      await ui.press("Enter");
      await expect.poll(() => textIn(ui)).toBe(NOORDA[0]);
      await ui.eval(() => (document.activeElement as HTMLElement | null)?.blur());
    }
    expect(await problems(ui)).toEqual([]);
  });

test("a refresh that keeps the typed text keeps the list and the active suggestion", async ({ ui }) => {
  const refresh = REFRESHES["Alpine's and Livewire's morphing"] as (typeof REFRESHES)[string];
  const [, second = ""] = NOORDA;
  await openSearch(ui);
  await refresh(ui, TAG, HTML);
  await ui.click(INPUT);
  await search(ui, "noorda", NOORDA);
  await ui.press("ArrowDown");
  await ui.press("ArrowDown");
  for (let again = 0; again < 2; again++) {
    await refresh(ui, TAG, HTML);
    await expect.poll(() => activeOption(ui)).toBe(second);
    await suggests(ui, NOORDA);
    await expect.poll(() => textIn(ui)).toBe("noorda");
  }
  await ui.press("Enter");
  await expect.poll(() => textIn(ui)).toBe(second);
  expect(await problems(ui)).toEqual([]);
});
