import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems, scrollTo } from "../page.ts";
import {
  boxOf,
  focus,
  GAP_PX,
  gapTo,
  keepsTip,
  openStopped,
  rest,
  setAttribute,
  showsTip,
  TIP,
  tips,
} from "./tips.ts";

const PRICE = "Inclusief btw en leges";
const SMALL = [320, 480] as const;

/** The smallest distance from the tip to an edge of the window. */
const room = async (ui: Ui, selector = TIP) => {
  const { top, bottom, left, right } = await boxOf(ui, selector);
  const { width, height } = await ui.eval(() => ({
    width: document.documentElement.clientWidth,
    height: innerHeight,
  }));
  return Math.min(top, left, width - right, height - bottom);
};

const isInside = (ui: Ui, selector?: string) =>
  expect.poll(async () => (await room(ui, selector)) >= 0).toBe(true);

const putInCorner = (ui: Ui, corner: string, text: string) =>
  ui.eval(
    (className, tip) => {
      const button = Object.assign(document.createElement("button"), { className, textContent: "i" });
      button.dataset.dealerTooltip = tip;
      document.querySelector("#stage")?.replaceChildren(button);
    },
    `corner ${corner}`,
    text,
  );

const LONG = "Een Kia EV3 rijdt tot 605 kilometer op een volle accu, gemeten volgens WLTP. ".repeat(6).trim();
const VERY_LONG = LONG.repeat(12);
const UNBROKEN = "Aanschafprijsverminderingsregeling".repeat(6);

test.describe("a tip is never cut off", () => {
  for (const dir of ["ltr", "rtl"])
    for (const corner of ["top left", "top right", "bottom left", "bottom right"])
      test(`at the ${corner} of a page of 320 px, ${dir}`, async ({ ui }) => {
        await openStopped(ui, SMALL);
        await setAttribute(ui, "html", "dir", dir);
        for (const text of [PRICE, LONG]) {
          await putInCorner(ui, corner, text);
          await focus(ui, ".corner");
          await showsTip(ui, text);
          await isInside(ui);
          expect(
            await ui.eval((tip) => getComputedStyle(document.querySelector(tip) as Element).direction, TIP),
          ).toBe(dir);
        }
        expect(await problems(ui)).toEqual([]);
      });

  test("however long it is", async ({ ui }) => {
    await openStopped(ui, SMALL);
    for (const text of [VERY_LONG, UNBROKEN]) {
      await putInCorner(ui, "bottom right", text);
      await focus(ui, ".corner");
      await showsTip(ui, text);
      await isInside(ui);
      expect(await ui.eval((tip) => (document.querySelector(tip)?.scrollWidth ?? 0) <= 320, TIP)).toBe(true);
    }
  });

  test("by an ancestor that clips its trigger", async ({ ui }) => {
    await openStopped(ui);
    await ui.eval(() => {
      const row = document.querySelector(".row") as HTMLElement;
      Object.assign(row.style, { overflow: "hidden", transform: "translateX(0)", position: "relative" });
    });
    await rest(ui, "#price");
    await showsTip(ui, PRICE);
    expect(await isOnTop(ui)).toBe(true);
  });
});

/** Whether the tip is painted on top at its middle. */
const isOnTop = (ui: Ui) =>
  ui.eval((selector) => {
    const tip = document.querySelector(selector);
    const { left, top, width, height } = tip?.getBoundingClientRect() ?? new DOMRect();
    return tip !== null && document.elementFromPoint(left + width / 2, top + height / 2) === tip;
  }, TIP);

test.describe("a tip", () => {
  test.beforeEach(({ ui }) => openStopped(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("is in front of the dialog that contains its trigger, and can be hovered there", async ({ ui }) => {
    await ui.eval(() => document.querySelector<HTMLDialogElement>("#dialog")?.showModal());
    await rest(ui, "#in-dialog");
    await showsTip(ui, "Duurt een half uur");
    expect(await isOnTop(ui)).toBe(true);
    const { left, right, top } = await boxOf(ui, TIP);
    await ui.moveTo((left + right) / 2, top + 4);
    await keepsTip(ui, "Duurt een half uur");
  });

  test("is not shown while its trigger is scrolled out of its box", async ({ ui }) => {
    await ui.eval(() => {
      const price = document.querySelector("#price");
      const box = Object.assign(document.createElement("div"), { id: "box" });
      box.style.cssText = "overflow: auto; block-size: 80px";
      price?.before(box);
      box.append(price ?? "", Object.assign(document.createElement("p"), { style: "block-size: 900px" }));
    });
    const scrollBox = (top: number) =>
      ui.eval((y) => document.querySelector("#box")?.scrollTo({ top: y, behavior: "instant" }), top);
    await focus(ui, "#price");
    await showsTip(ui, PRICE);
    await scrollBox(500);
    await showsTip(ui);
    await scrollBox(0);
    await showsTip(ui, PRICE);
  });

  test("follows its trigger while the page scrolls, and hides with it", async ({ ui }) => {
    await focus(ui, "#price");
    await showsTip(ui, PRICE);
    await scrollTo(ui, 40);
    await expect.poll(() => gapTo(ui, "#price")).toBe(GAP_PX);
    await scrollTo(ui, 1500);
    await showsTip(ui);
    await scrollTo(ui, 40);
    await showsTip(ui, PRICE);
  });
});

/** A component with two triggers and another element in a shadow tree; the second trigger has a nested tree. */
const putTree = (ui: Ui) =>
  ui.eval(() => {
    const tree = Object.assign(document.createElement("div"), { id: "tree" });
    const root = tree.attachShadow({ mode: "open" });
    root.innerHTML = `<p><button id="one" title="Eerste">1</button> <button id="other">-</button>
      <span id="inner"></span></p>`;
    const inner = root.querySelector("#inner")?.attachShadow({ mode: "open" });
    if (inner) inner.innerHTML = '<button id="two" class="hasTooltip" title="Tweede">2</button>';
    root.querySelector("#one")?.setAttribute("data-toggle", "tooltip");
    document.querySelector("#stage")?.replaceChildren(tree);
  });

/** The description of an element in a shadow tree, looked up in its own tree. */
const describedIn = (ui: Ui, path: string) =>
  ui.eval((steps) => {
    const [first = "", ...rest] = steps.split(" >>> ");
    let element = document.querySelector(first);
    for (const step of rest) element = element?.shadowRoot?.querySelector(step) ?? null;
    const root = element?.getRootNode() as ShadowRoot;
    return root.getElementById(element?.getAttribute("aria-describedby") ?? "")?.textContent;
  }, path);

test.describe("inside shadow roots a tip", () => {
  const ONE = "#tree >>> #one";
  const OTHER = "#tree >>> #other";
  const TWO = "#tree >>> #inner >>> #two";

  test.beforeEach(async ({ ui }) => {
    await openStopped(ui);
    await putTree(ui);
  });
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("shows from one trigger to the next, styled, in the tree of its trigger", async ({ ui }) => {
    await rest(ui, OTHER);
    await keepsTip(ui);
    await rest(ui, ONE);
    await showsTip(ui, "Eerste");
    expect(await describedIn(ui, ONE)).toBe("Eerste");
    await isInside(ui, `#tree >>> ${TIP}`);
    expect(
      await ui.eval((tip) => {
        const box = document.querySelector("#tree")?.shadowRoot?.querySelector(tip);
        return box && getComputedStyle(box).paddingInlineStart;
      }, TIP),
    ).toBe("12px");
    await ui.hover(TWO);
    await showsTip(ui, "Tweede");
    expect(await describedIn(ui, TWO)).toBe("Tweede");
    await ui.hover(OTHER);
    await keepsTip(ui);
    const sheets = await ui.eval(
      () => document.querySelector("#tree")?.shadowRoot?.adoptedStyleSheets.length,
    );
    expect(sheets).toBe(0);
  });

  test("follows the focus", async ({ ui }) => {
    await ui.eval(() => {
      const root = document.querySelector("#tree")?.shadowRoot;
      root?.querySelector<HTMLElement>("#other")?.focus();
    });
    await ui.press("Shift+Tab");
    await showsTip(ui, "Eerste");
    await ui.press("Tab");
    await showsTip(ui);
    await ui.press("Tab");
    await showsTip(ui, "Tweede");
    await ui.press("Escape");
    await keepsTip(ui);
  });

  test("disappears with its surroundings", async ({ ui }) => {
    await rest(ui, TWO);
    await showsTip(ui, "Tweede");
    await ui.eval(() => document.querySelector("#tree")?.remove());
    await expect.poll(() => tips(ui)).toEqual([]);
    await keepsTip(ui);
  });
});
