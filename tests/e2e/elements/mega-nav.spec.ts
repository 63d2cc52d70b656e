import { expect, test, type Ui } from "../../support/ui.ts";
import { heard, isShown, matches, NARROW, open, PAGE, problems, violations, WIDE } from "./page.ts";

const MENU_BUTTON = 'dealer-mega-nav >>> [part="toggle"]';
const toggleOf = (label: string) => `dealer-mega-nav button[aria-label="${label}"]`;
const link = (hash: string) => `dealer-mega-nav a[href="#${hash}"]`;

const isExpanded = async (ui: Ui, label: string) =>
  (await ui.attribute(toggleOf(label), "aria-expanded")) === "true";
const told = async (ui: Ui, type: string) =>
  (await heard(ui)).filter((event) => event.type === `dealer-mega-nav-${type}`).map(({ detail }) => detail);
const focus = (ui: Ui, selector: string) =>
  ui.eval((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);

test.describe("dealer-mega-nav on a wide page", () => {
  test.beforeEach(({ ui }) => open(ui, `${PAGE}&probe`, WIDE));

  test("makes dropdowns of nested lists; each toggle opens its own submenu", async ({ ui }) => {
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

  test("closes the siblings of what opens, and tells each change", async ({ ui }) => {
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(true);
    await ui.click(toggleOf("Werkplaats"));
    await expect.poll(() => isShown(ui, link("apk"))).toBe(true);
    expect(await isShown(ui, link("nieuw"))).toBe(false);
    expect(await told(ui, "expanded")).toEqual([
      { label: "Auto’s", level: 1, expanded: true },
      { label: "Auto’s", level: 1, expanded: false },
      { label: "Werkplaats", level: 1, expanded: true },
    ]);
  });

  test("opens a parent without an address by its label too", async ({ ui }) => {
    await ui.click("#menu > li:last-child > a");
    await expect.poll(() => isShown(ui, link("apk"))).toBe(true);
  });

  test("lets a parent with an address lead there", async ({ ui }) => {
    await ui.click(link("autos"));
    await expect.poll(() => ui.url()).toMatch(/#autos$/);
    expect(await isShown(ui, link("nieuw"))).toBe(false);
  });

  test("works by keyboard alone: Tab, Enter, Space, Escape", async ({ ui }) => {
    await focus(ui, link("autos"));
    await ui.press("Tab");
    expect(await ui.focused()).toMatchObject({ tag: "button" });
    await ui.press("Enter");
    await expect.poll(() => isShown(ui, link("nieuw"))).toBe(true);
    await ui.press("Tab");
    expect(await ui.focused()).toMatchObject({ tag: "a", text: "Nieuw" });
    await ui.press("Escape");
    await expect.poll(() => isShown(ui, link("nieuw"))).toBe(false);
    expect(await ui.eval(() => document.activeElement?.getAttribute("aria-label"))).toBe("Auto’s");
    await ui.press("Space");
    await expect.poll(() => isShown(ui, link("nieuw"))).toBe(true);
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

  test("closes when the focus leaves, and when the page is pressed elsewhere", async ({ ui }) => {
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
      // Clear of WebKit's overlay scrollbar, which takes the press.
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

  test("takes in what a CMS adds later, and keeps what is open", async ({ ui }) => {
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

  test("puts the author's markup back as it was when it leaves", async ({ ui }) => {
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

test.describe("dealer-mega-nav on a narrow page", () => {
  const openMenu = async (ui: Ui) => {
    await ui.click(MENU_BUTTON);
    await expect.poll(() => isShown(ui, link("home"))).toBe(true);
  };

  test("hides the list behind one button", async ({ ui }) => {
    await open(ui, `${PAGE}&probe`, NARROW);
    expect(await isShown(ui, link("home"))).toBe(false);
    await openMenu(ui);
    expect(await ui.attribute(MENU_BUTTON, "aria-expanded")).toBe("true");
    await ui.click(MENU_BUTTON);
    await expect.poll(() => isShown(ui, link("home"))).toBe(false);
    expect(await told(ui, "toggle")).toEqual([{ open: true }, { open: false }]);
    expect(await told(ui, "toggled")).toEqual([{ open: true }, { open: false }]);
    expect(await problems(ui)).toEqual([]);
  });

  test("stays as it is when a listener objects", async ({ ui }) => {
    await open(ui, PAGE, NARROW);
    await ui.eval(() => addEventListener("dealer-mega-nav-toggle", (event) => event.preventDefault()));
    await ui.click(MENU_BUTTON);
    await expect.poll(() => told(ui, "toggle")).toHaveLength(1);
    expect(await isShown(ui, link("home"))).toBe(false);
  });

  test("opens the current item's branch when the page loads", async ({ ui }) => {
    await open(ui, PAGE, NARROW);
    await openMenu(ui);
    expect(await isShown(ui, link("suv"))).toBe(true);
    expect(await isShown(ui, link("apk"))).toBe(false);
    expect(await ui.attribute(link("occasions"), "aria-current")).toBe("page");
  });

  test("is an accordion: opening one submenu closes its siblings", async ({ ui }) => {
    await open(ui, PAGE, NARROW);
    await openMenu(ui);
    await ui.click(toggleOf("Werkplaats"));
    await expect.poll(() => isShown(ui, link("apk"))).toBe(true);
    expect(await isShown(ui, link("nieuw"))).toBe(false);
    await ui.click(toggleOf("Werkplaats"));
    await expect.poll(() => isShown(ui, link("apk"))).toBe(false);
  });

  test("works by keyboard alone", async ({ ui }) => {
    await open(ui, PAGE, NARROW);
    await focus(ui, "dealer-logo a");
    await ui.press("Tab");
    expect(await ui.focused()).toMatchObject({ part: "toggle", text: "Menu" });
    await ui.press("Enter");
    await expect.poll(() => isShown(ui, link("home"))).toBe(true);
    await ui.press("Tab");
    expect(await ui.focused()).toMatchObject({ tag: "a", text: "Home" });
    for (const level of ["Occasions", "Auto’s"]) {
      expect(await isExpanded(ui, level)).toBe(true);
      await ui.press("Escape");
      await expect.poll(() => isExpanded(ui, level)).toBe(false);
    }
    await ui.press("Escape");
    await expect.poll(() => isShown(ui, link("home"))).toBe(false);
    expect(await ui.focused()).toMatchObject({ part: "toggle" });
  });

  test("is narrow at 768 px and wide at 769, in both directions", async ({ ui }) => {
    await open(ui, PAGE, [769, 640]);
    expect(await matches(ui, "dealer-mega-nav:state(desktop)")).toBe(true);
    await ui.viewport(768, 640);
    await expect.poll(() => matches(ui, "dealer-mega-nav:state(mobile)")).toBe(true);
    expect(await isShown(ui, MENU_BUTTON)).toBe(true);
    await ui.viewport(769, 640);
    await expect.poll(() => matches(ui, "dealer-mega-nav:state(desktop)")).toBe(true);
    expect(await isShown(ui, link("home"))).toBe(true);
    expect(await told(ui, "layout-changed")).toEqual([{ layout: "mobile" }, { layout: "desktop" }]);
  });

  test("has no axe violations, closed or open @reduced", async ({ ui }) => {
    await open(ui, PAGE, NARROW);
    expect(await violations(ui)).toEqual([]);
    await openMenu(ui);
    expect(await violations(ui)).toEqual([]);
  });
});
