import { GAP_PX } from "../../../../src/autocomplete/list/show-list.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { open, problems, scrollTo } from "../page.ts";
import {
  closes,
  freshText,
  INPUT,
  LIST,
  labels,
  OPTION,
  openSearch,
  opens,
  option,
  SEARCH_PAGE,
  suggests,
  typeWhole,
} from "./field.ts";

/** Where the list is relative to the input, in whole px. */
const place = (ui: Ui) =>
  ui.eval(
    (input, list) => {
      const [one, other] = [input, list].map((selector) =>
        document.querySelector(selector)?.getBoundingClientRect(),
      );
      if (!one || !other) throw new Error("Nothing there");
      return {
        below: Math.round(other.top - one.bottom),
        above: Math.round(one.top - other.bottom),
        left: Math.round(other.left - one.left),
        right: Math.round(other.right - one.right),
        height: Math.round(other.height),
        inWindow:
          other.top >= 0 && other.left >= 0 && other.bottom <= innerHeight && other.right <= innerWidth,
      };
    },
    INPUT,
    LIST,
  );

/** The element that a press in the middle of an option would hit. */
const isReachable = (ui: Ui, selector: string) =>
  ui.eval((asked) => {
    const option = document.querySelector(asked);
    const box = option?.getBoundingClientRect() ?? new DOMRect();
    return option?.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
  }, selector);

test.describe("dealer-autocomplete's list", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("is below the input, equally wide, and no header clips it", async ({ ui }) => {
    await openSearch(ui);
    await typeWhole(ui, "noorda");
    await opens(ui);
    expect(await place(ui)).toMatchObject({ below: GAP_PX, left: 0, inWindow: true });
    expect((await place(ui)).right).toBeGreaterThanOrEqual(0);
    for (const nth of [1, 4]) expect(await isReachable(ui, option(nth))).toBe(true);
  });

  test("is not shown while the input is scrolled out of its box", async ({ ui }) => {
    await openSearch(ui);
    await ui.eval(() => {
      const box = document.createElement("div");
      box.style.cssText = "overflow: auto; height: 120px";
      const element = document.querySelector("dealer-autocomplete");
      element?.before(box);
      box.append(element ?? "", Object.assign(document.createElement("p"), { style: "height: 900px" }));
      box.id = "box";
    });
    await ui.click(INPUT);
    await typeWhole(ui, "noorda");
    await opens(ui);
    const scrollBox = (top: number) =>
      ui.eval((y) => document.querySelector("#box")?.scrollTo({ top: y, behavior: "instant" }), top);
    const isSeen = () =>
      ui.eval(
        (list) => document.querySelector(list)?.checkVisibility({ visibilityProperty: true }) ?? false,
        LIST,
      );
    await expect.poll(isSeen).toBe(true);
    await scrollBox(500);
    await expect.poll(isSeen).toBe(false);
    await scrollBox(0);
    await expect.poll(isSeen).toBe(true);
  });

  test("scrolls above 300 px, or above the author's maximum", async ({ ui }) => {
    await openSearch(ui, "many", { "max-items": "50" });
    await typeWhole(ui, freshText());
    await opens(ui);
    await expect.poll(async () => (await place(ui)).height).toBe(300);
    await ui.eval(() => document.querySelector("dealer-autocomplete")?.setAttribute("max-height-px", "200"));
    await expect.poll(async () => (await place(ui)).height).toBe(200);
    expect(await ui.eval((list) => document.querySelector(list)?.scrollHeight, LIST)).toBeGreaterThan(1000);
  });

  test("follows the input while the page scrolls, and is above it where there is no room below", async ({
    ui,
  }) => {
    await openSearch(ui);
    await ui.eval(() => {
      document.querySelector<HTMLElement>("header")?.style.setProperty("margin-block-start", "700px");
    });
    await scrollTo(ui, 500);
    await typeWhole(ui, "noorda");
    await opens(ui);
    expect(await place(ui)).toMatchObject({ below: GAP_PX, inWindow: true });
    await scrollTo(ui, 80);
    await expect.poll(() => place(ui)).toMatchObject({ above: GAP_PX, inWindow: true });
    expect(await isReachable(ui, option(1))).toBe(true);
    await scrollTo(ui, 600);
    await expect.poll(() => place(ui)).toMatchObject({ below: GAP_PX, inWindow: true });
  });

  test("opens with the last option in view where there is little room", async ({ ui }) => {
    await openSearch(ui);
    await typeWhole(ui, "noorda");
    await opens(ui);
    await ui.press("Escape");
    await closes(ui);
    const { bottom } = await ui.eval((input) => {
      const { bottom } = document.querySelector(input)?.getBoundingClientRect() ?? new DOMRect();
      return { bottom };
    }, INPUT);
    await ui.viewport(900, Math.round(bottom) + 90);
    await ui.press("ArrowUp");
    await opens(ui);
    await expect.poll(() => isReachable(ui, option(4))).toBe(true);
    expect(await isReachable(ui, option(1))).toBe(false);
    expect(await place(ui)).toMatchObject({ below: GAP_PX, inWindow: true });
  });

  test("aligns with the input's right edge on a right-to-left page", async ({ ui }) => {
    await openSearch(ui);
    await ui.eval(() => document.documentElement.setAttribute("dir", "rtl"));
    await typeWhole(ui, "noorda");
    await opens(ui);
    expect(await place(ui)).toMatchObject({ below: GAP_PX, right: 0, inWindow: true });
  });

  test("fits a page of 360 px with long labels", async ({ ui }) => {
    await openSearch(ui, "echo");
    await ui.viewport(360, 640);
    await typeWhole(
      ui,
      `${"Noorda Haven Break Plug-in Hybride ".repeat(3)}Vrachtwagencombinatiechauffeursopleiding`,
    );
    await opens(ui);
    expect(await place(ui)).toMatchObject({ below: GAP_PX, inWindow: true });
    expect(await ui.eval(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  test("marks what was typed, as text", async ({ ui }) => {
    await openSearch(ui);
    await typeWhole(ui, "haven no");
    await suggests(ui, []);
    await ui.press("Escape");
    await ui.press("Escape");
    await typeWhole(ui, "a h");
    await suggests(ui, ["Noorda Haven", "Noorda Haven Break"]);
    expect(await ui.eval((one) => document.querySelector(one)?.innerHTML, `${option(1)} span`)).toBe(
      "Noord<mark>a</mark> <mark>H</mark><mark>a</mark>ven",
    );
  });

  test("works in the shadow root of its input", async ({ ui }) => {
    await open(ui, SEARCH_PAGE);
    await ui.eval(() => {
      const host = document.createElement("section");
      document.querySelector("main")?.prepend(host);
      const root = host.attachShadow({ mode: "open" });
      const element = document.createElement("dealer-autocomplete");
      element.setAttribute("url", "/~suggest/objects");
      element.innerHTML = '<input aria-label="Zoek hier">';
      root.append(element);
      root.querySelector("input")?.focus();
    });
    await ui.type("kust");
    const inRoot = () =>
      ui.eval(() => {
        const root = document.querySelector("main section")?.shadowRoot;
        const input = root?.querySelector("input");
        const list = root?.getElementById(input?.getAttribute("aria-controls") ?? "");
        const box = list?.parentElement;
        return {
          options: [...(list?.children ?? [])].map(({ textContent }) => textContent),
          background: box && getComputedStyle(box).position,
        };
      });
    await expect.poll(inRoot).toEqual({ options: ["Noorda Kust"], background: "fixed" });
  });

  test("closes when it is moved in the document, and opens again there", async ({ ui }) => {
    await openSearch(ui);
    await typeWhole(ui, "kust");
    await suggests(ui, ["Noorda Kust"]);
    await ui.eval(() => {
      document.querySelector("main")?.append(document.querySelector("dealer-autocomplete") ?? "");
      window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    });
    expect(await labels(ui)).toEqual([]);
    await ui.click(INPUT);
    await closes(ui);
    await ui.press("ArrowDown");
    await suggests(ui, ["Noorda Kust"]);
    expect(await ui.eval((all) => document.querySelectorAll(all).length, OPTION)).toBe(1);
  });
});
