import { logoContract } from "../../../src/logo/logo.contract.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { firedEvents, isShown, matches, open, PAGE, scrollTo } from "./page.ts";

const LINK = "dealer-logo a";
const THRESHOLD_PX = logoContract.attributes["threshold-px"].default;

const isVisible = (ui: Ui) => matches(ui, "dealer-logo:state(visible)");
const emitted = async (ui: Ui) =>
  (await firedEvents(ui)).filter(({ type }) => type.startsWith("dealer-logo"));

test.describe("dealer-logo", () => {
  test.beforeEach(({ ui }) => open(ui, PAGE));

  test("fades out above 100 px of scroll and in again at exactly 100 px @reduced", async ({ ui }) => {
    expect(await isVisible(ui)).toBe(true);
    await scrollTo(ui, THRESHOLD_PX);
    expect(await isVisible(ui)).toBe(true);
    await scrollTo(ui, THRESHOLD_PX + 1);
    await expect.poll(() => isVisible(ui)).toBe(false);
    await expect.poll(() => isShown(ui, LINK)).toBe(false);
    await scrollTo(ui, THRESHOLD_PX);
    await expect.poll(() => isShown(ui, LINK)).toBe(true);
    expect(await emitted(ui)).toEqual([
      { type: "dealer-logo-toggled", detail: { visible: false } },
      { type: "dealer-logo-toggled", detail: { visible: true } },
    ]);
  });

  test("shows while it contains the focus", async ({ ui }) => {
    await scrollTo(ui, 600);
    await expect.poll(() => isShown(ui, LINK)).toBe(false);
    await ui.eval(() => {
      const link = document.querySelector<HTMLElement>("dealer-logo a");
      link?.focus({ preventScroll: true });
    });
    expect((await ui.focused()).tag).not.toBe("a");
    await scrollTo(ui, 0);
    await expect.poll(() => isShown(ui, LINK)).toBe(true);
    await ui.eval(() => document.querySelector<HTMLElement>("dealer-logo a")?.focus());
    await scrollTo(ui, 600);
    await expect.poll(() => isVisible(ui)).toBe(false);
    expect(await isShown(ui, LINK)).toBe(true);
  });
});
