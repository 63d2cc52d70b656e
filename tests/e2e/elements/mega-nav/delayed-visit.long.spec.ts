import { expect, test, type Ui } from "../../../support/ui.ts";
import { isShown, NARROW, problems, WIDE } from "../page.ts";
import {
  emitted,
  focus,
  isExpanded,
  link,
  MENU_BUTTON,
  openMenu,
  putCallUs,
  stage,
  visited,
} from "./menu.ts";

const SPEEDS = [
  ["fast", 200],
  ["slow", 1000],
] as const;

const attributes = { "expand-then-navigate": "slow" };
const SLOW_MS = 1000;

/** Presses the link of a closed parent. */
async function pressParent(ui: Ui, hash = "autos", label = "Auto’s") {
  await ui.click(link(hash));
  await expect.poll(() => isExpanded(ui, label)).toBe(true);
}

/** A narrow page on a stopped clock, its menu open with all branches closed. */
async function stageMenu(ui: Ui, wanted: Readonly<Record<string, string>> = attributes) {
  await stage(ui, { attributes: wanted, size: NARROW, isStopped: true });
  await openMenu(ui);
  await ui.click('dealer-mega-nav [aria-label="Auto’s"]');
  await expect.poll(() => isExpanded(ui, "Auto’s")).toBe(false);
}

test.describe("dealer-mega-nav with expand-then-navigate on a narrow page", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const [speed, delayMs] of SPEEDS)
    test(`${speed}: expands immediately, emits navigate and navigates after ${delayMs} ms`, async ({
      ui,
    }) => {
      await stageMenu(ui, { "expand-then-navigate": speed });
      await pressParent(ui);
      const href = await ui.eval(() => new URL("#autos", location.href).href);
      expect(await emitted(ui, "navigate")).toEqual([{ href, label: "Auto’s", delayMs }]);
      await ui.clock.tick(delayMs - 1);
      expect(await visited(ui)).toBe("");
      await ui.clock.tick(1);
      await expect.poll(() => visited(ui)).toBe("#autos");
      expect(await isExpanded(ui, "Auto’s")).toBe(true);
      expect(await emitted(ui, "navigate")).toHaveLength(1);
    });

  test("runs the page's own click listeners once", async ({ ui }) => {
    await stageMenu(ui);
    await ui.eval(() => {
      const clicks: string[] = [];
      Object.assign(window, { clicks });
      document.querySelector('a[href="#autos"]')?.addEventListener("click", () => clicks.push("autos"));
    });
    await pressParent(ui);
    const clicks = () => ui.eval(() => (window as unknown as { clicks: string[] }).clicks);
    expect(await clicks()).toEqual([]);
    await ui.clock.tick(SLOW_MS);
    expect(await clicks()).toEqual(["autos"]);
  });

  test("a listener can prevent the visit; the submenu stays open", async ({ ui }) => {
    await stageMenu(ui);
    await ui.eval(() => addEventListener("dealer-mega-nav-navigate", (event) => event.preventDefault()));
    await pressParent(ui);
    await ui.clock.tick(SLOW_MS * 2);
    expect(await visited(ui)).toBe("");
    expect(await isExpanded(ui, "Auto’s")).toBe(true);
  });

  const CANCELS: Readonly<Record<string, (ui: Ui) => Promise<unknown>>> = {
    Escape: (ui) => ui.press("Escape"),
    "the focus going elsewhere": (ui) => focus(ui, "#elsewhere"),
    "a press elsewhere": (ui) => ui.click("h1"),
    "closing the menu": (ui) => ui.click(MENU_BUTTON),
    "closing the submenu": (ui) => ui.click('dealer-mega-nav [aria-label="Auto’s"]'),
    "a press on another item": (ui) => ui.click('dealer-mega-nav [aria-label="Werkplaats"]'),
  };
  for (const [what, act] of Object.entries(CANCELS))
    test(`${what} cancels the visit`, async ({ ui }) => {
      await stageMenu(ui);
      await pressParent(ui);
      await ui.clock.tick(SLOW_MS - 1);
      await act(ui);
      await ui.clock.tick(SLOW_MS * 2);
      expect(await visited(ui)).toBe("");
    });

  test("a call-us panel that closes the menu cancels the visit", async ({ ui }) => {
    await stageMenu(ui);
    await putCallUs(ui);
    await pressParent(ui);
    await ui.eval(() => {
      const element = document.querySelector("dealer-call-us");
      element?.shadowRoot?.querySelector("button")?.click();
    });
    await expect.poll(() => isShown(ui, link("home"))).toBe(false);
    await ui.clock.tick(SLOW_MS * 2);
    expect(await visited(ui)).toBe("");
  });

  test("removing the element cancels the visit", async ({ ui }) => {
    await stageMenu(ui);
    await pressParent(ui);
    await ui.eval(() => document.querySelector("dealer-mega-nav")?.remove());
    await ui.clock.tick(SLOW_MS * 2);
    expect(await visited(ui)).toBe("");
  });

  test("a second press, on the expanded parent, navigates immediately", async ({ ui }) => {
    await stageMenu(ui);
    await pressParent(ui);
    await ui.click(link("autos"));
    await expect.poll(() => visited(ui)).toBe("#autos");
    expect(await emitted(ui, "navigate")).toHaveLength(1);
    await ui.eval(() => history.replaceState(null, "", "#hier"));
    await ui.clock.tick(SLOW_MS * 2);
    expect(await visited(ui)).toBe("#hier");
  });

  test("leaves presses for a new tab or window to the browser", async ({ ui }) => {
    await stageMenu(ui);
    const taken = await ui.eval(() => {
      const stay = (event: Event) => event.preventDefault();
      return (["ctrlKey", "metaKey", "shiftKey"] as const).map((modifier) => {
        const press = new MouseEvent("click", { [modifier]: true, bubbles: true, cancelable: true });
        let isPrevented = false;
        const note = (event: Event) => {
          isPrevented = event.defaultPrevented;
          stay(event);
        };
        addEventListener("click", note, { once: true });
        document.querySelector('a[href="#autos"]')?.dispatchEvent(press);
        return isPrevented;
      });
    });
    expect(taken).toEqual([false, false, false]);
    expect(await isExpanded(ui, "Auto’s")).toBe(false);
    expect(await emitted(ui, "navigate")).toEqual([]);
  });

  test("a leaf navigates immediately", async ({ ui }) => {
    await stageMenu(ui);
    await ui.click(link("home"));
    await expect.poll(() => visited(ui)).toBe("#home");
    expect(await emitted(ui, "navigate")).toEqual([]);
  });
});

test("a wide page navigates immediately, whatever the value of expand-then-navigate", async ({ ui }) => {
  await stage(ui, { attributes, size: WIDE, isStopped: true });
  await ui.click(link("autos"));
  await expect.poll(() => visited(ui)).toBe("#autos");
  expect(await isExpanded(ui, "Auto’s")).toBe(false);
  expect(await emitted(ui, "navigate")).toEqual([]);
});
