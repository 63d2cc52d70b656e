import { expect, test } from "../../../support/ui.ts";
import { isShown, matches, open, PAGE, problems, violations, WIDE } from "../page.ts";
import { emitted, focus, focusedOn, isExpanded, link, toggleOf } from "./menu.ts";

test.describe("dealer-mega-nav on a wide page", () => {
  test.beforeEach(({ ui }) => open(ui, `${PAGE}&probe`, WIDE));

  test("turns nested lists into dropdowns, each with its own toggle", async ({ ui }) => {
    expect(await matches(ui, "dealer-mega-nav:state(desktop)")).toBe(true);
    expect(await isShown(ui, link("nieuw"))).toBe(false);
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isShown(ui, link("nieuw"))).toBe(true);
    expect(await isShown(ui, link("suv"))).toBe(false);
    await ui.click(toggleOf("Occasions"));
    await expect.poll(() => isShown(ui, link("suv"))).toBe(true);
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isShown(ui, link("nieuw"))).toBe(false);
    expect(await isExpanded(ui, "Occasions")).toBe(false);
    expect(await problems(ui)).toEqual([]);
  });

  test("closes the siblings of an opened submenu and emits each change", async ({ ui }) => {
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(true);
    await ui.click(toggleOf("Werkplaats"));
    await expect.poll(() => isShown(ui, link("apk"))).toBe(true);
    expect(await isShown(ui, link("nieuw"))).toBe(false);
    expect(await emitted(ui, "expanded")).toEqual([
      { label: "Auto’s", level: 1, expanded: true },
      { label: "Auto’s", level: 1, expanded: false },
      { label: "Werkplaats", level: 1, expanded: true },
    ]);
  });

  test("opens a parent without an address by its label too", async ({ ui }) => {
    await ui.click("#menu > li:last-child > a");
    await expect.poll(() => isShown(ui, link("apk"))).toBe(true);
  });

  test("keeps the link of a parent with an address", async ({ ui }) => {
    await ui.click(link("autos"));
    await expect.poll(() => ui.url()).toMatch(/#autos$/);
    expect(await isShown(ui, link("nieuw"))).toBe(false);
  });

  test("works by keyboard alone: Tab, Enter, Space, Escape", async ({ ui }) => {
    await focus(ui, link("autos"));
    await ui.press("Tab");
    await expect.poll(() => ui.focused()).toMatchObject({ tag: "button" });
    // With what a failure needs to be understood.
    const seen = async () => ({
      isShown: await isShown(ui, link("nieuw")),
      focused: await focusedOn(ui),
      changes: await emitted(ui, "expanded"),
    });
    await ui.press("Enter");
    await expect.poll(seen, "after Enter").toMatchObject({ isShown: true });
    await ui.press("Tab");
    await expect.poll(() => ui.focused()).toMatchObject({ tag: "a", text: "Nieuw" });
    await ui.press("Escape");
    await expect.poll(seen, "after Escape").toMatchObject({ isShown: false, focused: "button Auto’s" });
    await ui.press("Space");
    await expect.poll(seen, "after Space").toMatchObject({ isShown: true });
  });

  test("Escape closes one level at a time", async ({ ui }) => {
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isShown(ui, toggleOf("Occasions"))).toBe(true);
    await ui.click(toggleOf("Occasions"));
    await expect.poll(() => isShown(ui, link("suv"))).toBe(true);
    await ui.press("Escape");
    await expect.poll(() => isExpanded(ui, "Occasions")).toBe(false);
    expect(await isExpanded(ui, "Auto’s")).toBe(true);
    await ui.press("Escape");
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(false);
  });

  test("closes when the focus leaves and on a press elsewhere", async ({ ui }) => {
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(true);
    await ui.eval(() =>
      document.querySelector("dealer-call-us")?.shadowRoot?.querySelector("button")?.focus(),
    );
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(false);
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(true);
    await ui.click("h1");
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(false);
  });

  test("marks the parent of a hovered submenu", async ({ ui }) => {
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isShown(ui, link("nieuw"))).toBe(true);
    await ui.hover(link("nieuw"));
    const background = () =>
      ui.eval(() => getComputedStyle(document.querySelector('a[href="#autos"]') as Element).backgroundColor);
    await expect.poll(background).not.toBe("rgba(0, 0, 0, 0)");
  });

  test("keeps a panel inside the window", async ({ ui }) => {
    await ui.eval(() => {
      const menu = document.querySelector<HTMLElement>("#menu");
      if (menu) menu.style.justifyContent = "flex-end";
      const nav = document.querySelector<HTMLElement>("dealer-mega-nav");
      // Away from WebKit's overlay scrollbar, which would take the press.
      if (nav) nav.style.marginInline = "auto 24px";
      document.querySelector("header")?.append(nav ?? "");
    });
    await ui.click(toggleOf("Werkplaats"));
    await expect.poll(() => isShown(ui, link("apk"))).toBe(true);
    const overflow = await ui.eval(() => {
      const panel = document.querySelector("#menu > li:last-child > ul");
      return (panel?.getBoundingClientRect().right ?? 0) - document.documentElement.clientWidth;
    });
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test("handles items that a CMS adds later, and keeps open what is open", async ({ ui }) => {
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(true);
    await ui.eval(() => {
      const html = '<li><a href="#over">Over ons</a><ul><li><a href="#team">Team</a></li></ul></li>';
      document.querySelector("#menu")?.insertAdjacentHTML("beforeend", html);
    });
    await expect.poll(() => isShown(ui, toggleOf("Over ons"))).toBe(true);
    expect(await isExpanded(ui, "Auto’s")).toBe(true);
    await ui.click(toggleOf("Over ons"));
    await expect.poll(() => isShown(ui, link("team"))).toBe(true);
  });

  test("restores the author's markup when it is removed", async ({ ui }) => {
    const written = await ui.eval(async () => (await fetch(location.href)).text());
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(true);
    const restored = await ui.eval(async (source) => {
      const nav = document.querySelector("dealer-mega-nav");
      nav?.remove();
      await Promise.resolve();
      const page = new DOMParser().parseFromString(source, "text/html");
      return [nav?.innerHTML, page.querySelector("dealer-mega-nav")?.innerHTML];
    }, written);
    expect(restored[0]).toBe(restored[1]);
  });

  test("has no axe violations, closed or open @reduced", async ({ ui }) => {
    expect(await violations(ui)).toEqual([]);
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isShown(ui, link("nieuw"))).toBe(true);
    expect(await violations(ui)).toEqual([]);
  });
});
