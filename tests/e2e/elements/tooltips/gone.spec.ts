import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import { emitted, GAP_PX, gapTo, keepsTip, openStopped, rest, setAttribute, showsTip } from "./tips.ts";

const PRICE = "Inclusief btw en leges";

/** Ways in which a trigger disappears or stops being one. */
const WAYS: Record<string, () => unknown> = {
  "is removed": () => document.querySelector("#price")?.remove(),
  "is removed with its surroundings": () => document.querySelector("main")?.remove(),
  "is hidden": () => document.querySelector("#price")?.setAttribute("hidden", ""),
  "is hidden by a class": () => document.querySelector("#price")?.classList.add("gone"),
  "is inside a hidden element": () => {
    const [row, next] = document.querySelectorAll<HTMLElement>(".row");
    // No other trigger may move under the pointer.
    if (row && next) Object.assign(next.style, { marginTop: `${row.offsetHeight + 48}px` });
    if (row) row.style.display = "none";
  },
  "is inside a transparent element": () => {
    (document.querySelector("main") as HTMLElement).style.opacity = "0";
  },
  "is inside what fades away": () => {
    const main = document.querySelector("main") as HTMLElement;
    main.style.transition = "opacity 50ms";
    main.getBoundingClientRect();
    main.style.opacity = "0";
  },
  "is disabled": () => document.querySelector("#price")?.setAttribute("disabled", ""),
  "has nothing to say": () => document.querySelector("#price")?.setAttribute("data-dealer-tooltip", ""),
  "asks no more": () => document.querySelector("#price")?.removeAttribute("data-dealer-tooltip"),
  "is covered by nothing": () => document.querySelector("dealer-tooltips")?.remove(),
  "is not what the element is for": () =>
    document.querySelector("dealer-tooltips")?.setAttribute("for", ".hasTooltip"),
};

const hasTip = (ui: Ui) => ui.eval(() => document.querySelector("[data-dealer-tip]") !== null);

test.describe("a tip hides when its trigger", () => {
  test.beforeEach(async ({ ui }) => {
    await openStopped(ui);
    await ui.eval(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(".gone { visibility: hidden }");
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
  });
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const [way, act] of Object.entries(WAYS))
    test(way, async ({ ui }) => {
      // On a stopped clock no tip hides because the pointer has left.
      await rest(ui, "#price");
      await showsTip(ui, PRICE);
      await ui.eval(act);
      await expect.poll(() => hasTip(ui)).toBe(false);
      await keepsTip(ui);
      expect(await emitted(ui)).toEqual([`shown ${PRICE}`, `hidden ${PRICE}`]);
      expect(await ui.attribute("#price", "aria-describedby")).toBe(null);
    });

  test("disappears before the delay has passed", async ({ ui }) => {
    await ui.hover("#price");
    await ui.eval(() => document.querySelector("#price")?.remove());
    await keepsTip(ui);
    expect(await emitted(ui)).toEqual([]);
  });
});

test("a disabled control has no tip and keeps its title for the browser's own", async ({ ui }) => {
  await openStopped(ui);
  await setAttribute(ui, "#disabled", "title", "Nog niet");
  const { left, top } = await ui.eval(() => {
    const box = document.querySelector("#disabled")?.getBoundingClientRect();
    return { left: box?.left ?? 0, top: box?.top ?? 0 };
  });
  await ui.moveTo(left + 5, top + 5);
  await keepsTip(ui);
  expect(await ui.attribute("#disabled", "title")).toBe("Nog niet");
});

test("a transparent control that was always so has a tip", async ({ ui }) => {
  await openStopped(ui);
  await setAttribute(ui, "#price", "style", "opacity: 0");
  await rest(ui, "#price");
  await showsTip(ui, PRICE);
  await setAttribute(ui, "#price", "class", "other");
  await keepsTip(ui, PRICE);
});

test("a tip follows a trigger that the page moves", async ({ ui }) => {
  await openStopped(ui);
  await rest(ui, "#price");
  await showsTip(ui, PRICE);
  await expect.poll(() => gapTo(ui, "#price")).toBe(GAP_PX);
  await ui.eval(() => {
    (document.querySelector(".row") as HTMLElement).style.marginTop = "24px";
  });
  await ui.clock.tick(2000);
  await expect.poll(() => gapTo(ui, "#price")).toBe(GAP_PX);
});
