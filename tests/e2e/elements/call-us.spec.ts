import { expect, test, type Ui } from "../../support/ui.ts";
import { firedEvents, isShown, matches, NARROW, open, PAGE, problems, violations } from "./page.ts";

const BUTTON = 'dealer-call-us >>> [part="button"]';
const NUMBER = 'dealer-call-us a[href^="tel:"]';
const MENU_TOGGLE = 'dealer-mega-nav >>> [part="toggle"]';

const isOpen = (ui: Ui) => matches(ui, "dealer-call-us:state(open)[open]");

const setStyle = (ui: Ui, text: string) =>
  ui.eval((css) => document.querySelector("dealer-call-us")?.setAttribute("style", css), text);

/** The edges of the window at which the panel is clipped. */
const pastEdges = (ui: Ui) =>
  ui.eval(() => {
    const panel = document.querySelector("dealer-call-us")?.shadowRoot?.querySelector("#panel");
    const { left, right, top, bottom } = panel?.getBoundingClientRect() ?? new DOMRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const past = { left: left < 0, right: right > clientWidth, top: top < 0, bottom: bottom > clientHeight };
    return Object.entries(past).flatMap(([edge, isPast]) => (isPast ? [edge] : []));
  });

test.describe("dealer-call-us", () => {
  test.beforeEach(({ ui }) => open(ui, `${PAGE}&probe`));

  test("starts closed and toggles on each press", async ({ ui }) => {
    expect(await isShown(ui, NUMBER)).toBe(false);
    await ui.click(BUTTON);
    await expect.poll(() => isShown(ui, NUMBER)).toBe(true);
    expect(await isOpen(ui)).toBe(true);
    await ui.click(BUTTON);
    await expect.poll(() => isShown(ui, NUMBER)).toBe(false);
    expect(await firedEvents(ui)).toEqual([
      { type: "dealer-call-us-toggle", detail: { open: true } },
      { type: "dealer-call-us-toggled", detail: { open: true } },
      { type: "dealer-call-us-toggle", detail: { open: false } },
      { type: "dealer-call-us-toggled", detail: { open: false } },
    ]);
    expect(await problems(ui)).toEqual([]);
  });

  test("does not change when a listener prevents the toggle", async ({ ui }) => {
    await ui.eval(() => addEventListener("dealer-call-us-toggle", (event) => event.preventDefault()));
    await ui.click(BUTTON);
    await expect.poll(() => firedEvents(ui)).toHaveLength(1);
    expect(await isOpen(ui)).toBe(false);
  });

  test("works by keyboard alone: Tab, Enter, Space, Escape", async ({ ui }) => {
    await ui.eval(() => document.querySelector<HTMLElement>("#menu > li:last-child button")?.focus());
    await ui.press("Tab");
    await expect.poll(() => ui.focused()).toMatchObject({ tag: "button", part: "button", text: "Bel ons" });
    await ui.press("Enter");
    await expect.poll(() => isOpen(ui)).toBe(true);
    await ui.press("Space");
    await expect.poll(() => isOpen(ui)).toBe(false);
    await ui.press("Enter");
    await expect.poll(() => isShown(ui, NUMBER)).toBe(true);
    await ui.press("Tab");
    await expect.poll(() => ui.focused()).toMatchObject({ tag: "a", text: "0579 14 19 74" });
    await ui.press("Escape");
    await expect.poll(() => isOpen(ui)).toBe(false);
    expect(await ui.focused()).toMatchObject({ tag: "button", part: "button" });
  });

  test("exposes to assistive technology what the button does", async ({ ui }) => {
    expect(await ui.attribute(BUTTON, "aria-expanded")).toBe("false");
    await ui.click(BUTTON);
    await expect.poll(() => ui.attribute(BUTTON, "aria-expanded")).toBe("true");
    expect(await ui.attribute(BUTTON, "aria-controls")).toBe("panel");
  });

  test("emits no event when the page sets the property", async ({ ui }) => {
    await ui.eval(() => {
      const element = document.querySelector("dealer-call-us") as HTMLElement & { open: boolean };
      element.open = true;
    });
    await expect.poll(() => isShown(ui, NUMBER)).toBe(true);
    expect(await firedEvents(ui)).toEqual([]);
  });

  test("closes when the mobile menu opens, and the other way round", async ({ ui }) => {
    await open(ui, PAGE, NARROW);
    await ui.click(BUTTON);
    await expect.poll(() => isOpen(ui)).toBe(true);
    await ui.eval(() =>
      document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("button")?.click(),
    );
    await expect.poll(() => matches(ui, "dealer-mega-nav:state(open)")).toBe(true);
    expect(await isOpen(ui)).toBe(false);
    await ui.click(BUTTON);
    await expect.poll(() => isOpen(ui)).toBe(true);
    expect(await matches(ui, "dealer-mega-nav:state(open)")).toBe(false);
    expect(await isShown(ui, MENU_TOGGLE)).toBe(true);
  });

  for (const [place, style] of Object.entries({
    "at the start of the line": "left: 0; top: 100px",
    "at its end": "right: 0; top: 100px",
    "in a bar at the end of the window": "left: 16px; bottom: 0",
  }))
    test(`shows the whole panel from a button ${place}`, async ({ ui }) => {
      await open(ui, PAGE, NARROW);
      await setStyle(ui, `position: fixed; ${style}`);
      await ui.click(BUTTON);
      await expect.poll(() => isShown(ui, NUMBER)).toBe(true);
      await expect.poll(() => pastEdges(ui)).toEqual([]);
    });

  test("keeps its open panel inside a window that gets smaller", async ({ ui }) => {
    await setStyle(ui, "position: fixed; left: 10%; top: 0");
    await ui.click(BUTTON);
    await expect.poll(() => isShown(ui, NUMBER)).toBe(true);
    await ui.viewport(...NARROW);
    await expect.poll(() => pastEdges(ui)).toEqual([]);
  });

  test("has no axe violations, closed or open @reduced", async ({ ui }) => {
    expect(await violations(ui)).toEqual([]);
    await ui.click(BUTTON);
    await expect.poll(() => isShown(ui, NUMBER)).toBe(true);
    expect(await violations(ui)).toEqual([]);
  });
});

test("dealer-call-us has the same size before and after its code in a row without room", async ({ ui }) => {
  await ui.goto(`${PAGE}&clock`);
  await ui.eval(() => {
    const row = document.createElement("div");
    row.setAttribute("style", "display: flex; inline-size: 90px");
    const element = document.querySelector("dealer-call-us") as Element;
    element.before(row);
    row.append("Autohuis", element);
  });
  const size = () =>
    ui.eval(() => {
      const { width, height } = document.querySelector("dealer-call-us")?.getBoundingClientRect() ?? {};
      return [width, height].map((px) => px && Math.round(px));
    });
  const before = await size();
  expect(await matches(ui, "dealer-call-us:defined")).toBe(false);
  await ui.hover("dealer-call-us");
  await expect.poll(() => matches(ui, "dealer-call-us:defined")).toBe(true);
  expect(await size()).toEqual(before);
});
