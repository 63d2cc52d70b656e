import { BASE_URL } from "../../../server/address.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { activates, LIST, NOORDA, OPTION, openSearch, option, SEARCH_PAGE, search } from "./field.ts";

const TOUCH_PX = 44;
const MOUSE_PX = 24;

const heights = (ui: Ui) =>
  ui.eval(
    (all) => [...document.querySelectorAll(all)].map((one) => one.getBoundingClientRect().height),
    OPTION,
  );

test("dealer-autocomplete's options are high enough for a mouse", async ({ ui }) => {
  await openSearch(ui);
  await search(ui, "noorda", NOORDA);
  for (const height of await heights(ui)) expect(height).toBeGreaterThanOrEqual(MOUSE_PX);
});

test("dealer-autocomplete's options are 44 px high for a finger, and a tap chooses one", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", `${ui.engine}'s driver cannot be a phone`);
  const phone = await ui.page
    ?.context()
    .browser()
    ?.newContext({
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
      baseURL: BASE_URL,
    });
  const page = await phone?.newPage();
  if (!phone || !page) throw new Error("No phone");
  await page.goto(SEARCH_PAGE);
  await page.tap("#search");
  await page.keyboard.type("noorda");
  const options = page.locator(OPTION);
  await expect(options).toHaveCount(NOORDA.length);
  for (const one of await options.all())
    expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(TOUCH_PX);
  await options.nth(2).tap();
  await expect(page.locator("#search")).toHaveValue("Noorda Kust");
  await expect(page.locator("#search")).toBeFocused();
  await phone.close();
});

test("dealer-autocomplete shows its border and the active option in forced colours", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", `${ui.engine}'s driver cannot force colours`);
  await ui.page?.emulateMedia({ forcedColors: "active" });
  await openSearch(ui);
  await search(ui, "noorda", NOORDA);
  await ui.press("ArrowDown");
  await activates(ui, NOORDA[0] ?? "");
  const seen = await ui.eval(
    (list, one, other) => {
      const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
      const surface = style(list).backgroundColor;
      return {
        edge: style(list).borderTopStyle,
        edgeInSurface: style(list).borderTopColor === surface,
        active: style(one).outlineStyle,
        activeInSurface: style(one).outlineColor === surface,
        other: style(other).outlineStyle,
      };
    },
    LIST,
    option(1),
    option(2),
  );
  expect(seen).toEqual({
    edge: "solid",
    edgeInSurface: false,
    active: "solid",
    activeInSurface: false,
    other: "none",
  });
});
