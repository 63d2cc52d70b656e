import { toTopContract } from "../../../src/to-top/to-top.contract.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import {
  DIRECT_PAGE,
  firedEvents,
  isShown,
  matches,
  open,
  PAGE,
  problems,
  scrollTo,
  violations,
} from "./page.ts";

const BUTTON = 'dealer-to-top >>> [part="button"]';
const THRESHOLD_PX = toTopContract.attributes["threshold-px"].default;
const DURATION_MS = toTopContract.attributes["duration-ms"].default;
/** An animation starts with the next frame. */
const FRAME_MS = 17;

const isVisible = (ui: Ui) => matches(ui, "dealer-to-top:state(visible)");
const scrollTop = (ui: Ui) => ui.eval(() => Math.round(window.scrollY));
const emitted = async (ui: Ui) =>
  (await firedEvents(ui)).filter(({ type }) => type.startsWith("dealer-to-top"));
const pressByScript = (ui: Ui) =>
  ui.eval(() => document.querySelector("dealer-to-top")?.shadowRoot?.querySelector("button")?.click());

test.describe("dealer-to-top", () => {
  test("shows above 100 px of scroll, not at exactly 100 px", async ({ ui }) => {
    await open(ui, `${PAGE}&probe`);
    expect(await isShown(ui, BUTTON)).toBe(false);
    await scrollTo(ui, THRESHOLD_PX);
    expect(await isVisible(ui)).toBe(false);
    await scrollTo(ui, THRESHOLD_PX + 1);
    await expect.poll(() => isVisible(ui)).toBe(true);
    await expect.poll(() => isShown(ui, BUTTON)).toBe(true);
    await scrollTo(ui, THRESHOLD_PX);
    await expect.poll(() => isVisible(ui)).toBe(false);
    await expect.poll(() => isShown(ui, BUTTON)).toBe(false);
    expect(await problems(ui)).toEqual([]);
  });

  test("scrolls to the top in 800 ms and puts the focus at the start of the page", async ({ ui }) => {
    await open(ui, `${DIRECT_PAGE}&clock`);
    await scrollTo(ui, 1000);
    await pressByScript(ui);
    expect(await emitted(ui)).toEqual([{ type: "dealer-to-top-press", detail: { from: 1000 } }]);
    await ui.clock.tick(FRAME_MS + DURATION_MS / 2);
    expect(Math.abs((await scrollTop(ui)) - 500)).toBeLessThan(50);
    await ui.clock.tick(DURATION_MS / 2 - 2 * FRAME_MS);
    expect(await scrollTop(ui)).toBeGreaterThan(0);
    expect(await emitted(ui)).toHaveLength(1);
    await ui.clock.tick(3 * FRAME_MS);
    expect(await scrollTop(ui)).toBe(0);
    expect((await emitted(ui)).at(-1)).toEqual({ type: "dealer-to-top-arrived", detail: {} });
    expect(await ui.eval(() => document.body.hasAttribute("tabindex"))).toBe(false);
    await ui.press("Tab");
    await expect.poll(() => ui.focused()).toMatchObject({ tag: "a", text: "Merel" });
  });

  const takeOvers = {
    wheel: (ui: Ui) => ui.wheel(640, 400, 10),
    keydown: (ui: Ui) => ui.press("ArrowDown"),
    touchstart: (ui: Ui) =>
      ui.eval(() => void document.body.dispatchEvent(new Event("touchstart", { bubbles: true }))),
  };
  for (const [type, takeOver] of Object.entries(takeOvers))
    test(`stops where it is when the visitor takes over: ${type}`, async ({ ui }) => {
      await open(ui, `${DIRECT_PAGE}&clock`);
      await scrollTo(ui, 1000);
      await pressByScript(ui);
      await ui.clock.tick(DURATION_MS / 2);
      const takenOver = () => ui.eval(() => document.documentElement.dataset.takenOver);
      await ui.eval(
        (wanted) =>
          addEventListener(wanted, () => document.documentElement.setAttribute("data-taken-over", wanted)),
        type,
      );
      await takeOver(ui);
      await expect.poll(takenOver).toBe(type);
      await ui.clock.tick(DURATION_MS);
      expect(await scrollTop(ui)).toBeGreaterThan(300);
      expect(await emitted(ui)).toHaveLength(1);
    });

  test("does not scroll when a listener prevents the press", async ({ ui }) => {
    await open(ui, `${DIRECT_PAGE}&clock`);
    await ui.eval(() => addEventListener("dealer-to-top-press", (event) => event.preventDefault()));
    await scrollTo(ui, 1000);
    await pressByScript(ui);
    await ui.clock.tick(DURATION_MS * 2);
    expect(await scrollTop(ui)).toBe(1000);
  });

  test("works by pointer and by keyboard, and jumps under reduced motion @reduced", async ({
    ui,
    reduced,
  }) => {
    await open(ui, PAGE);
    await scrollTo(ui, 600);
    await expect.poll(() => isShown(ui, BUTTON)).toBe(true);
    await ui.click(BUTTON);
    if (reduced) expect(await scrollTop(ui)).toBe(0);
    await expect.poll(() => scrollTop(ui)).toBe(0);
    await scrollTo(ui, 600);
    await expect.poll(() => isShown(ui, BUTTON)).toBe(true);
    await ui.eval(() =>
      document.querySelector("dealer-to-top")?.shadowRoot?.querySelector("button")?.focus(),
    );
    await ui.press("Enter");
    await expect.poll(() => scrollTop(ui)).toBe(0);
    await expect.poll(async () => (await emitted(ui)).length).toBe(4);
  });

  test("has no axe violations while it shows @reduced", async ({ ui }) => {
    await open(ui, PAGE);
    await scrollTo(ui, 600);
    await expect.poll(() => isShown(ui, BUTTON)).toBe(true);
    await expect.poll(() => isShown(ui, "dealer-logo a")).toBe(false);
    expect(await violations(ui)).toEqual([]);
  });
});
