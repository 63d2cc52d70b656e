import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import { focus, keepsTip, openStopped, rest, showsTip, tips, touch } from "./tips.ts";

const INFO = "Met een volle tank en nieuwe matten";

const add = (ui: Ui) =>
  ui.eval((text) => {
    const button = '<button type="button" id="info" data-dealer-tooltip-press aria-label="Uitleg">i</button>';
    document.querySelector("h1")?.insertAdjacentHTML("afterend", `<p>Rijklaar ${button}</p>`);
    document.querySelector("#info")?.setAttribute("data-dealer-tooltip", text);
  }, INFO);

const description = (ui: Ui) =>
  ui.eval(() => {
    const button = document.querySelector("#info");
    return document.getElementById(button?.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
  });

const tap = async (ui: Ui, selector: string) => {
  await touch(ui, selector, "pointerdown", "pointerup");
  await ui.eval((wanted) => document.querySelector<HTMLElement>(wanted)?.click(), selector);
};

test.describe("a tip of data-dealer-tooltip-press", () => {
  test.beforeEach(async ({ ui }) => {
    await openStopped(ui);
    await add(ui);
  });
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("comes and goes with each press of a mouse, and stays when the mouse leaves", async ({ ui }) => {
    await rest(ui, "#info");
    expect(await tips(ui)).toEqual([]);
    await ui.click("#info");
    await showsTip(ui, INFO);
    await ui.moveTo(0, 0);
    await keepsTip(ui, INFO);
    await ui.click("#info");
    await keepsTip(ui);
    await ui.click("#info");
    await showsTip(ui, INFO);
    await ui.click("h1");
    await keepsTip(ui);
    await ui.click("#info");
    await showsTip(ui, INFO);
    await ui.press("Escape");
    await keepsTip(ui);
  });

  test("gives way to a tip of the pointer and comes back after it", async ({ ui }) => {
    await ui.click("#info");
    await showsTip(ui, INFO);
    await rest(ui, "#price");
    await expect.poll(() => tips(ui)).not.toContain(INFO);
    await ui.moveTo(0, 0);
    await keepsTip(ui, INFO);
  });

  test("comes and goes with Enter and Space, and describes its button", async ({ ui }) => {
    await ui.press("Tab");
    await focus(ui, "#info");
    await keepsTip(ui);
    await ui.press("Enter");
    await showsTip(ui, INFO);
    expect(await description(ui)).toBe(INFO);
    await ui.press(" ");
    await keepsTip(ui);
    expect(await description(ui)).toBe("");
  });

  test("comes and goes with each tap, and with a tap elsewhere", async ({ ui }) => {
    await tap(ui, "#info");
    await showsTip(ui, INFO);
    await keepsTip(ui, INFO);
    await tap(ui, "#info");
    await keepsTip(ui);
    await tap(ui, "#info");
    await showsTip(ui, INFO);
    await tap(ui, "h1");
    await keepsTip(ui);
  });
});
