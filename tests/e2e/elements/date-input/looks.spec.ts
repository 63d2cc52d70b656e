import { expect, test, type Ui } from "../../../support/ui.ts";
import { NARROW, violations } from "../page.ts";
import { expectFocus, openCalendar, openPage, set, TAG, type } from "./date-page.ts";

const sizes = (ui: Ui, selector: string) =>
  ui.eval(
    (tag, wanted) =>
      [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll(wanted) ?? [])].map((element) => {
        const { width, height, left, right } = element.getBoundingClientRect();
        return { width, height, left, right };
      }),
    TAG,
    selector,
  );

test("has no axe violations: closed, open, with days that cannot be chosen, with an unusable date @reduced", async ({
  ui,
}) => {
  await openPage(ui);
  expect(await violations(ui)).toEqual([]);
  await openCalendar(ui);
  await expectFocus(ui, "2026-11-20");
  expect(await violations(ui)).toEqual([]);
  await set(ui, { min: "2026-11-10", max: "2026-11-25" });
  expect(await violations(ui)).toEqual([]);
  await ui.press("Escape");
  await type(ui, "straks");
  expect(await violations(ui)).toEqual([]);
});

test("fits a page of 360 px, and every target is at least 44 px", async ({ ui }) => {
  await openPage(ui, undefined, NARROW);
  await openCalendar(ui);
  for (const { width, height, left, right } of [
    ...(await sizes(ui, "button")),
    ...(await sizes(ui, "select")),
  ]) {
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(360);
  }
  expect(await ui.eval(() => document.documentElement.scrollWidth)).toBe(360);
});

test("the dialog opens without motion", async ({ ui }) => {
  await openPage(ui);
  await openCalendar(ui);
  expect(await ui.eval((tag) => document.querySelector(tag)?.shadowRoot?.getAnimations().length, TAG)).toBe(
    0,
  );
});

test("the chosen day stands out in forced colours", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", "only Chromium forces colours on demand");
  await ui.page?.emulateMedia({ forcedColors: "active" });
  await openPage(ui);
  await openCalendar(ui);
  const colours = await ui.eval((tag) => {
    const root = document.querySelector(tag)?.shadowRoot;
    return ["td[aria-selected] button", "td:not([aria-selected]) button", "dialog"].map((selector) => {
      const style = getComputedStyle(root?.querySelector(selector) as Element);
      return { background: style.backgroundColor, border: style.borderTopWidth };
    });
  }, TAG);
  expect(colours[0]?.background).not.toBe(colours[1]?.background);
  expect(colours[2]?.border).toBe("1px");
});

test("the button has the colour of the text in its input, also after the page has changed its theme", async ({
  ui,
}) => {
  await openPage(ui);
  const colours = (css: string) =>
    ui.eval((rules) => {
      let theme = document.querySelector("#theme");
      if (!theme) {
        theme = Object.assign(document.createElement("style"), { id: "theme" });
        document.head.append(theme);
      }
      theme.textContent = rules;
      document.documentElement.classList.toggle("dark");
    }, css);
  const buttonColour = () =>
    ui.eval((tag) => {
      const button = document.querySelector(tag)?.shadowRoot?.querySelector("[part=button]");
      return getComputedStyle(button as Element).color;
    }, TAG);
  await colours("body { background: #14161a; color: #eee } input { background: #fff; color: #112233 }");
  await expect.poll(buttonColour).toBe("rgb(17, 34, 51)");
  await colours("body { color: #111 } input { background: #000; color: #ddeeff; transition: color 0.1s }");
  await expect.poll(buttonColour).toBe("rgb(221, 238, 255)");
});
