import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, matches, NARROW, problems, violations, WIDE } from "../page.ts";
import { emitted, focusedOn, link, MENU_BUTTON, putCallUs, stage } from "./menu.ts";

const CLOSE = 'dealer-mega-nav >>> [part="close"]';
const HTML = `<ul><li><a href="#home">Home</a></li><li><a href="/elders/">Aanbod</a><ul><li><a href="#apk">APK</a></li></ul></li><li><a href="#contact">Contact</a></li></ul>`;

const inDialog = () =>
  document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("dialog:modal") !== null;
const hasDialog = (ui: Ui) =>
  ui.eval(() => document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("dialog") !== null);

const stageDrawer = async (
  ui: Ui,
  more: Readonly<Record<string, string>> = {},
  dir: "ltr" | "rtl" = "ltr",
) => {
  await stage(ui, { html: HTML, attributes: { mobile: "drawer", ...more }, size: NARROW, dir });
  await ui.eval(() => {
    const main = document.querySelector("main") as HTMLElement;
    main.style.minBlockSize = "3000px";
  });
};

async function openDrawer(ui: Ui) {
  await ui.click(MENU_BUTTON);
  await expect.poll(() => ui.eval(inDialog)).toBe(true);
  await expect.poll(() => isShown(ui, link("home"))).toBe(true);
}

async function isClosed(ui: Ui) {
  await expect.poll(() => matches(ui, "dealer-mega-nav:state(open)")).toBe(false);
  await expect.poll(() => hasDialog(ui)).toBe(false);
  expect(await isShown(ui, link("home"))).toBe(false);
}

/** The drawer's box after its slide. */
const box = (ui: Ui) =>
  ui.eval(async () => {
    const dialog = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("dialog");
    await Promise.all(dialog?.getAnimations().map(({ finished }) => finished) ?? []);
    const { left, right, top, bottom } = dialog?.getBoundingClientRect() ?? new DOMRect();
    return { left, right, top, bottom };
  });

const onButton = (ui: Ui) =>
  ui.eval(() => document.querySelector("dealer-mega-nav")?.shadowRoot?.activeElement?.getAttribute("part"));

test.describe('dealer-mega-nav with mobile="drawer"', () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("shows the list at the window's start edge, as high as the window", async ({ ui }) => {
    await stageDrawer(ui);
    await openDrawer(ui);
    const whole = { left: 0, right: expect.closeTo(316.8, 0), top: 0, bottom: 640 };
    await expect.poll(() => box(ui)).toEqual(whole);
    await ui.viewport(700, 640);
    await expect.poll(() => box(ui)).toEqual({ left: 0, right: 360, top: 0, bottom: 640 });
    expect(await emitted(ui, "toggle")).toEqual([{ open: true }]);
    expect(await emitted(ui, "toggled")).toEqual([{ open: true }]);
    expect(await violations(ui)).toEqual([]);
  });

  test("shows the list at the right in right-to-left text", async ({ ui }) => {
    await stageDrawer(ui, {}, "rtl");
    await openDrawer(ui);
    // Firefox has a scrollbar there.
    const right = await ui.eval(() => document.documentElement.clientWidth);
    await expect
      .poll(() => box(ui))
      .toMatchObject({ left: expect.closeTo(right - 316.8, 0), right: expect.closeTo(right, 0) });
  });

  test("does not open when a listener prevents the toggle", async ({ ui }) => {
    await stageDrawer(ui);
    await ui.eval(() => addEventListener("dealer-mega-nav-toggle", (event) => event.preventDefault()));
    await ui.click(MENU_BUTTON);
    await expect.poll(() => emitted(ui, "toggle")).toHaveLength(1);
    expect(await hasDialog(ui)).toBe(false);
  });

  test("moves the focus into it, and keeps it there", async ({ ui }) => {
    await stageDrawer(ui);
    await openDrawer(ui);
    expect(await onButton(ui)).toBe("close");
    expect(await ui.text(CLOSE)).toBe("Sluiten");
    await ui.press("Tab");
    await expect.poll(() => focusedOn(ui)).toBe("a Home");
    for (let step = 0; step < 8; step++) {
      await ui.press("Tab");
      const outside = await ui.eval(() => {
        const { activeElement } = document;
        return (
          activeElement?.closest("dealer-mega-nav, body, html") === null || activeElement?.id === "elsewhere"
        );
      });
      expect(outside).toBe(false);
    }
    await ui.press("Escape");
    await isClosed(ui);
    expect(await onButton(ui)).toBe("toggle");
  });

  const WAYS: Readonly<Record<string, (ui: Ui) => Promise<void>>> = {
    "its button": (ui) => ui.click(CLOSE),
    "a press beside it": async (ui) => {
      await expect.poll(async () => (await box(ui)).left).toBe(0);
      await ui.moveTo(350, 320);
      await ui.down();
      await ui.up();
    },
    "Escape, also where a script prevents it": async (ui) => {
      await ui.eval(() => addEventListener("keydown", (event) => event.preventDefault(), { capture: true }));
      await ui.press("Escape");
    },
  };
  for (const [way, close] of Object.entries(WAYS))
    test(`closes by ${way}, with the focus back on the menu's button`, async ({ ui }) => {
      await stageDrawer(ui);
      await openDrawer(ui);
      await box(ui);
      await close(ui);
      await isClosed(ui);
      expect(await onButton(ui)).toBe("toggle");
      expect(await emitted(ui, "toggled")).toEqual([{ open: true }, { open: false }]);
      await openDrawer(ui);
    });

  test("closes at a press on a link that stays on the page", async ({ ui }) => {
    await stageDrawer(ui);
    await expect
      .poll(() =>
        ui.eval(() => performance.getEntriesByType("resource").some(({ name }) => /\/later-/.test(name))),
      )
      .toBe(true);
    await openDrawer(ui);
    await box(ui);
    await ui.click(link("contact"));
    await isClosed(ui);
    expect(new URL(await ui.url()).hash).toBe("#contact");
  });

  test("closes when the call-us panel opens", async ({ ui }) => {
    await stageDrawer(ui);
    await putCallUs(ui);
    await openDrawer(ui);
    await ui.eval(() =>
      document.querySelector("dealer-call-us")?.shadowRoot?.querySelector("button")?.click(),
    );
    await isClosed(ui);
  });

  test("keeps the page from scrolling, and gives the page back as it was", async ({ ui }) => {
    await stageDrawer(ui);
    const page = () =>
      ui.eval(() => {
        const { documentElement: root, body } = document;
        const { left, width } = (document.querySelector("h1") as Element).getBoundingClientRect();
        return [root.outerHTML.slice(0, 80), root.style.cssText, body.style.cssText, left, width, scrollY];
      });
    await ui.eval(() => {
      document.documentElement.style.overflowY = "scroll";
      scrollTo({ top: 10, behavior: "instant" });
    });
    const before = await page();
    // Not by the mouse: the drivers scroll to what they press.
    await ui.eval(() => {
      const root = document.querySelector("dealer-mega-nav")?.shadowRoot;
      root?.querySelector<HTMLElement>("[part=toggle]")?.click();
    });
    await expect.poll(() => ui.eval(inDialog)).toBe(true);
    await ui.wheel(350, 320, 300);
    await ui.wheel(100, 320, 300);
    await box(ui);
    expect(await page()).toEqual(before);
    await ui.press("Escape");
    await isClosed(ui);
    expect(await page()).toEqual(before);
    await ui.wheel(350, 320, 300);
    await expect.poll(() => ui.eval(() => scrollY)).toBeGreaterThan(10);
  });

  test("lets the page scroll again when the element is removed while it is open", async ({ ui }) => {
    await stageDrawer(ui);
    await openDrawer(ui);
    await ui.eval(() => document.querySelector("dealer-mega-nav")?.remove());
    await ui.wheel(200, 320, 300);
    await expect.poll(() => ui.eval(() => scrollY)).toBeGreaterThan(0);
    await ui.click("#elsewhere");
  });

  for (const [name, keys, focused] of [
    ["a link of the list", ["Tab"], "a Home"],
    ["its button", [], "a Home"],
  ] as const)
    test(`keeps the focus when the page gets wide while ${name} has it`, async ({ ui }) => {
      await stageDrawer(ui);
      await openDrawer(ui);
      for (const key of keys) await ui.press(key);
      await ui.viewport(...WIDE);
      await expect.poll(() => matches(ui, "dealer-mega-nav:state(desktop)")).toBe(true);
      await expect.poll(() => focusedOn(ui)).toBe(focused);
      expect(await hasDialog(ui)).toBe(false);
      expect(await isShown(ui, link("home"))).toBe(true);
      await ui.viewport(...NARROW);
      await expect.poll(() => ui.eval(inDialog)).toBe(true);
      await expect.poll(() => focusedOn(ui)).toBe(focused);
    });

  test("slides in only without reduced motion @reduced", async ({ ui, reduced }) => {
    await stageDrawer(ui);
    await openDrawer(ui);
    const lengths = await ui.eval(() => {
      const dialog = document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("dialog");
      return dialog?.getAnimations().map(({ effect }) => effect?.getTiming().duration);
    });
    expect(reduced ? lengths : [200]).toEqual(reduced ? [] : [200]);
  });
});
