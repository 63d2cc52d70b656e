import {
  CLOSE_DELAY_MS as CLOSE_MS,
  CLICK_GRACE_MS as GRACE_MS,
  OPEN_DELAY_MS as OPEN_MS,
} from "../../../../src/mega-nav/later/hover/hover-intent.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { matches, NARROW, problems, violations } from "../page.ts";
import { emitted, focus, hasLaterCode, isExpanded, link, stage, toggleOf } from "./menu.ts";

const LONG_MS = 2000;

const AWAY = [640, 600] as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of an element. */
const middleOf = (ui: Ui, selector: string): Promise<Point> =>
  ui.eval((wanted) => {
    const { x, y, width, height } = (document.querySelector(wanted) as Element).getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, selector);

async function rest(ui: Ui, selector: string) {
  const { x, y } = await middleOf(ui, selector);
  await ui.moveTo(x, y);
}

async function hoverOpen(ui: Ui, hash = "autos", label = "Auto’s") {
  await rest(ui, link(hash));
  await ui.clock.tick(OPEN_MS);
  expect(await isExpanded(ui, label)).toBe(true);
}

test.describe('dealer-mega-nav with open-on="hover"', () => {
  test.beforeEach(async ({ ui }) => {
    await stage(ui, { attributes: { "open-on": "hover" }, isStopped: true });
    await hasLaterCode(ui);
    await ui.moveTo(...AWAY);
  });
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("opens after the mouse has rested for exactly 200 ms", async ({ ui }) => {
    await rest(ui, link("autos"));
    await ui.clock.tick(OPEN_MS - 1);
    expect(await isExpanded(ui, "Auto’s")).toBe(false);
    await ui.clock.tick(1);
    expect(await isExpanded(ui, "Auto’s")).toBe(true);
    expect(await emitted(ui, "expanded")).toEqual([{ label: "Auto’s", level: 1, expanded: true }]);
  });

  test("closes after the mouse has been away for exactly 300 ms", async ({ ui }) => {
    await hoverOpen(ui);
    await ui.moveTo(...AWAY);
    await ui.clock.tick(CLOSE_MS - 1);
    expect(await isExpanded(ui, "Auto’s")).toBe(true);
    await ui.clock.tick(1);
    expect(await isExpanded(ui, "Auto’s")).toBe(false);
  });

  test("a passing mouse opens nothing", async ({ ui }) => {
    await rest(ui, link("autos"));
    await ui.clock.tick(OPEN_MS - 1);
    await ui.moveTo(...AWAY);
    await ui.clock.tick(LONG_MS);
    expect(await emitted(ui, "expanded")).toEqual([]);
  });

  test("stays open when the mouse returns in time", async ({ ui }) => {
    await hoverOpen(ui);
    await ui.moveTo(...AWAY);
    await ui.clock.tick(CLOSE_MS - 1);
    await rest(ui, link("nieuw"));
    await ui.clock.tick(LONG_MS);
    expect(await isExpanded(ui, "Auto’s")).toBe(true);
    expect(await emitted(ui, "expanded")).toHaveLength(1);
  });

  test("a mouse on its diagonal way to the panel does not open a sibling on the way", async ({ ui }) => {
    await hoverOpen(ui);
    const sibling = await middleOf(ui, toggleOf("Werkplaats"));
    const item = await middleOf(ui, "#menu > li:nth-child(3)");
    const start = await middleOf(ui, toggleOf("Auto’s"));
    const goal = await middleOf(ui, link("zakelijk"));
    // Into the sibling's lower corner, then in steps towards the panel.
    await ui.moveTo(start.x, start.y - 10);
    await ui.moveTo(item.x - (sibling.x - item.x) + 2, item.y + 8);
    await ui.clock.tick(OPEN_MS - 1);
    await ui.moveTo(item.x - (sibling.x - item.x) + 1, item.y + 14);
    await ui.clock.tick(OPEN_MS - 1);
    expect(await isExpanded(ui, "Werkplaats")).toBe(false);
    await ui.moveTo(goal.x, goal.y);
    await ui.clock.tick(LONG_MS);
    expect(await isExpanded(ui, "Auto’s")).toBe(true);
    expect(await emitted(ui, "expanded")).toHaveLength(1);
  });

  test("a mouse that rests on the sibling opens it instead", async ({ ui }) => {
    await hoverOpen(ui);
    await rest(ui, toggleOf("Werkplaats"));
    await ui.clock.tick(OPEN_MS - 1);
    expect(await isExpanded(ui, "Auto’s")).toBe(true);
    await ui.clock.tick(1);
    expect(await isExpanded(ui, "Werkplaats")).toBe(true);
    expect(await isExpanded(ui, "Auto’s")).toBe(false);
  });

  test("a press within 500 ms of opening leaves it open, and a later one closes it", async ({ ui }) => {
    await rest(ui, toggleOf("Auto’s"));
    await ui.clock.tick(OPEN_MS + GRACE_MS - 1);
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(true);
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(false);
  });

  test("a press exactly 500 ms after opening closes it, and it stays closed", async ({ ui }) => {
    await rest(ui, toggleOf("Auto’s"));
    await ui.clock.tick(OPEN_MS + GRACE_MS);
    await ui.click(toggleOf("Auto’s"));
    await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(false);
    await ui.clock.tick(LONG_MS);
    expect(await isExpanded(ui, "Auto’s")).toBe(false);
  });

  test("a press before it opens by hover opens it, and it stays open", async ({ ui }) => {
    await rest(ui, toggleOf("Auto’s"));
    await ui.clock.tick(OPEN_MS - 1);
    await ui.click(toggleOf("Auto’s"));
    await ui.clock.tick(LONG_MS);
    expect(await isExpanded(ui, "Auto’s")).toBe(true);
    expect(await emitted(ui, "expanded")).toHaveLength(1);
  });

  for (const pointerType of ["touch", "pen"])
    test(`${pointerType} never opens by hovering`, async ({ ui }) => {
      await ui.eval((type) => {
        const target = document.querySelector('a[href="#autos"]');
        for (const name of ["pointerover", "pointerenter", "pointermove"])
          target?.dispatchEvent(new PointerEvent(name, { pointerType: type, bubbles: true, composed: true }));
      }, pointerType);
      await ui.clock.tick(LONG_MS);
      expect(await emitted(ui, "expanded")).toEqual([]);
    });

  test("stays open while the focus is in it", async ({ ui }) => {
    await hoverOpen(ui);
    await focus(ui, link("nieuw"));
    await ui.moveTo(...AWAY);
    await ui.clock.tick(LONG_MS);
    expect(await isExpanded(ui, "Auto’s")).toBe(true);
  });

  test("a submenu inside a panel waits for a press", async ({ ui }) => {
    await hoverOpen(ui);
    await rest(ui, link("occasions"));
    await ui.clock.tick(LONG_MS);
    expect(await isExpanded(ui, "Occasions")).toBe(false);
    await ui.click(toggleOf("Occasions"));
    await expect.poll(() => isExpanded(ui, "Occasions")).toBe(true);
    await rest(ui, link("suv"));
    await ui.clock.tick(LONG_MS);
    expect(await isExpanded(ui, "Occasions")).toBe(true);
  });

  test("marks the parent of a hovered submenu", async ({ ui }) => {
    const background = () =>
      ui.eval(() => getComputedStyle(document.querySelector('a[href="#autos"]') as Element).backgroundColor);
    expect(await background()).toBe("rgba(0, 0, 0, 0)");
    await hoverOpen(ui);
    await rest(ui, link("nieuw"));
    expect(await background()).not.toBe("rgba(0, 0, 0, 0)");
  });

  test("a narrow page does not open by hovering", async ({ ui }) => {
    await ui.viewport(...NARROW);
    await expect.poll(() => matches(ui, "dealer-mega-nav:state(mobile)")).toBe(true);
    await ui.eval(() =>
      document.querySelector("dealer-mega-nav")?.shadowRoot?.querySelector("button")?.click(),
    );
    await expect.poll(() => matches(ui, "dealer-mega-nav:state(open)")).toBe(true);
    const before = (await emitted(ui, "expanded")).length;
    await rest(ui, link("home"));
    await rest(ui, toggleOf("Werkplaats"));
    await ui.clock.tick(LONG_MS);
    expect(await emitted(ui, "expanded")).toHaveLength(before);
  });

  test("does not render its shadow root again on hover", async ({ ui }) => {
    await ui.eval(() => {
      const root = document.querySelector("dealer-mega-nav")?.shadowRoot as ShadowRoot;
      const seen = { commits: 0 };
      Object.assign(window, { seen });
      const all = { attributes: true, characterData: true, childList: true, subtree: true };
      new MutationObserver((records) => {
        seen.commits += records.length;
      }).observe(root, all);
    });
    await hoverOpen(ui);
    await rest(ui, toggleOf("Werkplaats"));
    await ui.clock.tick(OPEN_MS);
    await ui.moveTo(...AWAY);
    await ui.clock.tick(CLOSE_MS);
    expect(await emitted(ui, "expanded")).toHaveLength(4);
    expect(await ui.eval(() => (window as unknown as { seen: { commits: number } }).seen.commits)).toBe(0);
  });

  test("has no axe violations with a panel that hovering has opened @reduced", async ({ ui }) => {
    await hoverOpen(ui);
    expect(await violations(ui)).toEqual([]);
  });
});

test("without open-on a resting mouse opens nothing", async ({ ui }) => {
  await stage(ui, { isStopped: true });
  await hasLaterCode(ui);
  await rest(ui, link("autos"));
  await ui.clock.tick(LONG_MS);
  expect(await emitted(ui, "expanded")).toEqual([]);
});
