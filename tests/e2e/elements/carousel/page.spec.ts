import { carouselContract } from "../../../../src/carousel/carousel.contract.ts";
import { createFinger } from "../../../support/finger.ts";
import { holdFiles } from "../../../support/hold.ts";
import { twoFrames } from "../../../support/two-frames.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { shifts } from "../../layout-shifts.ts";
import { isReady, isShown, matches, NARROW, open, problems, scrollTo, violations, WIDE } from "../page.ts";
import { showAs } from "../paper.ts";
import { dot, middle, NEXT, PAGE, ROTATION, reachable, STARTED_PAGE, seen, stage } from "./carousel.ts";

const heightOf = (ui: Ui, selector: string) =>
  ui.eval((wanted) => document.querySelector<HTMLElement>(wanted)?.offsetHeight, selector);
const isFixed = (ui: Ui) => matches(ui, "dealer-sticky-column:state(fixed)");

/** The positions of the slides in their row, in widths of the carousel. */
const row = (ui: Ui) =>
  ui.eval(() => {
    const carousel = document.querySelector("dealer-carousel") as HTMLElement;
    const box = carousel.getBoundingClientRect();
    return [...carousel.children].map((slide) => {
      const { left, top, width } = slide.getBoundingClientRect();
      return [(left - box.left) / box.width, top - box.top, width / box.width].map(Math.round);
    });
  });
/** Longer than a test, so that no slide moves by itself. */
const LONG_INTERVAL_MS = carouselContract.attributes["interval-ms"].max;
const holdSlides = (ui: Ui) =>
  ui.eval(
    (ms) => document.querySelector("dealer-carousel")?.setAttribute("interval-ms", `${ms}`),
    LONG_INTERVAL_MS,
  );

const IN_A_ROW = [0, 1, 2, 3, 4, 5].map((place) => [place, 0, 1]);

test.describe("before and without its code", () => {
  test("the slides are side by side in a scroller", async ({ ui }) => {
    await ui.viewport(...WIDE);
    await ui.goto(`${STARTED_PAGE.replace("?probe", "?no-scripts")}`);
    expect(await row(ui)).toEqual(IN_A_ROW);
    const scrolled = await ui.eval(() => {
      const carousel = document.querySelector("dealer-carousel") as HTMLElement;
      carousel.scrollLeft = carousel.clientWidth;
      return [carousel.scrollLeft / carousel.clientWidth, getComputedStyle(carousel).overflowX];
    });
    expect(scrolled).toEqual([1, "auto"]);
    expect(await violations(ui)).toEqual([]);
  });

  test("the slides are below each other on paper", async ({ ui }) => {
    await ui.goto(`${STARTED_PAGE.replace("?probe", "?no-scripts")}`);
    await showAs(ui, "paper");
    const places = await row(ui);
    expect(places.map(([left]) => left)).toEqual(IN_A_ROW.map(() => 0));
    const tops = places.map(([, top]) => top ?? 0);
    expect(tops.every((top, place) => place === 0 || top > (tops[place - 1] ?? 0))).toBe(true);
  });

  test("the slides stay side by side when the code fails to load, which is logged once", async ({ ui }) => {
    await ui.goto(`/~drop/carousel-${STARTED_PAGE}`);
    await expect.poll(async () => (await problems(ui)).length).toBeGreaterThan(0);
    expect((await problems(ui)).map(({ kind }) => kind)).toEqual(["error"]);
    expect(await row(ui)).toEqual(IN_A_ROW);
  });

  test("the box has the carousel's size", async ({ ui }) => {
    const code = holdFiles("embla");
    await ui.goto(code.on(STARTED_PAGE), { until: "start" });
    await expect.poll(() => matches(ui, "dealer-carousel:not(:defined) > :nth-child(6)")).toBe(true);
    await expect.poll(() => heightOf(ui, "dealer-carousel")).toBe(332);
    await code.release();
    await isReady(ui);
    expect(await heightOf(ui, "dealer-carousel")).toBe(332);
    expect(await problems(ui)).toEqual([]);
  });

  test("the slide that was scrolled to stays", async ({ ui }) => {
    const code = holdFiles("embla");
    await ui.goto(code.on(STARTED_PAGE), { until: "start" });
    await expect.poll(() => heightOf(ui, "dealer-carousel")).toBe(332);
    await holdSlides(ui);
    await ui.eval(() => {
      const carousel = document.querySelector("dealer-carousel") as HTMLElement;
      carousel.scrollLeft = 2 * carousel.clientWidth;
    });
    expect(await matches(ui, "dealer-carousel:not(:defined)")).toBe(true);
    await code.release();
    await isReady(ui);
    await expect.poll(() => seen(ui)).not.toEqual([]);
    await ui.eval(twoFrames);
    expect(await seen(ui)).toEqual(["Toyota Aygo"]);
    expect(await reachable(ui)).toEqual(["Toyota Aygo"]);
    expect(await problems(ui)).toEqual([]);
  });
});

for (const [name, [width, height]] of Object.entries({ wide: WIDE, narrow: NARROW }))
  test(`dealer-carousel: causes no layout shift, ${name}`, async ({ ui }) => {
    test.skip(ui.engine !== "chromium", "only Chromium counts layout shifts");
    await ui.viewport(width, height);
    const code = holdFiles("embla");
    await ui.goto(code.on(STARTED_PAGE));
    expect(await matches(ui, "dealer-carousel:not(:defined)")).toBe(true);
    await code.release();
    await isReady(ui);
    await expect.poll(() => isShown(ui, NEXT)).toBe(true);
    expect(await shifts(ui)).toEqual([]);
  });

test.describe("dealer-carousel", () => {
  test("loads with its library by the starter and works under a strict content policy", async ({ ui }) => {
    await open(ui, `${STARTED_PAGE}&csp=strict`);
    await expect.poll(() => isShown(ui, NEXT)).toBe(true);
    // The slides may have rotated by now.
    await ui.click(dot(1));
    await expect.poll(() => seen(ui)).toEqual(["Volkswagen Up"]);
    await ui.click(NEXT);
    await expect.poll(() => seen(ui)).toEqual(["Kia Picanto"]);
    await ui.click(dot(6));
    await expect.poll(() => seen(ui)).toEqual(["Opel Corsa"]);
    await ui.eval(() => document.querySelector("dealer-carousel")?.remove());
    expect(await problems(ui)).toEqual([]);
  });

  test("sets the height at which a sticky column becomes fixed", async ({ ui }) => {
    await open(ui, PAGE);
    const height = (await heightOf(ui, "dealer-carousel")) ?? 0;
    expect(height).toBeGreaterThan(300);
    await scrollTo(ui, height);
    expect(await isFixed(ui)).toBe(false);
    await scrollTo(ui, height + 1);
    await expect.poll(() => isFixed(ui)).toBe(true);
    await ui.eval(() =>
      document.querySelector("dealer-carousel > :last-child")?.setAttribute("style", "min-block-size: 500px"),
    );
    await expect.poll(() => heightOf(ui, "dealer-carousel")).toBe(height + 220);
    await scrollTo(ui, height + 220);
    await expect.poll(() => isFixed(ui)).toBe(false);
    await scrollTo(ui, height + 221);
    await expect.poll(() => isFixed(ui)).toBe(true);
  });

  test("fits a narrow window, with targets of 44 px @reduced", async ({ ui }) => {
    await stage(ui, { size: NARROW });
    expect(await ui.eval(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const sizes = await ui.eval(() => {
      const root = document.querySelector("dealer-carousel")?.shadowRoot;
      return [...(root?.querySelectorAll("[part=rotation], [part=previous], [part=next]") ?? [])].map(
        (one) => {
          const { width, height } = one.getBoundingClientRect();
          return [width, height];
        },
      );
    });
    expect(sizes).toEqual(Array(3).fill([44, 44]));
  });

  test("has no axe violations in a narrow window @reduced", async ({ ui }) => {
    await stage(ui, { size: NARROW });
    expect(await violations(ui)).toEqual([]);
  });

  test("shows the current slide and the buttons' borders in forced colours", async ({ ui }) => {
    test.skip(ui.engine !== "chromium", "only Chromium can emulate forced colours");
    await ui.page?.emulateMedia({ forcedColors: "active" });
    await open(ui, PAGE);
    const widths = await ui.eval(() => {
      const root = document.querySelector("dealer-carousel")?.shadowRoot;
      const style = (selector: string, pseudo?: string) =>
        getComputedStyle(root?.querySelector(selector) as Element, pseudo);
      const current = style("[aria-current=true]", "::before");
      return {
        current: current.borderTopWidth,
        other: style("[aria-current=false]", "::before").borderTopWidth,
        isSeen: current.borderTopColor !== style("[aria-current=true]").backgroundColor,
        edge: style("[part=next]").borderTopColor !== style("[part=next]").backgroundColor,
      };
    });
    expect(widths).toEqual({ current: "6px", other: "2px", isSeen: true, edge: true });
  });
});

test.describe("dealer-carousel under a finger", () => {
  test.beforeEach(async ({ ui }) => {
    test.skip(ui.engine !== "chromium", "only Chromium has a finger for tests");
    await ui.viewport(...NARROW);
  });

  test("follows a swipe and stops rotating", async ({ ui }) => {
    const swipe = await createFinger(ui);
    await open(ui, PAGE, NARROW);
    await holdSlides(ui);
    const { x, y } = await middle(ui);
    // Well above the arrows: a touch near a button counts as one on it.
    await swipe([x + 100, y - 90], [x - 100, y - 90]);
    await expect.poll(() => reachable(ui)).toEqual(["Kia Picanto"]);
    await expect.poll(() => seen(ui)).toEqual(["Kia Picanto"]);
    expect(await ui.attribute(ROTATION, "aria-label")).toBe("Afspelen");
  });

  test("leaves vertical scrolling to the page and keeps rotating", async ({ ui }) => {
    const swipe = await createFinger(ui);
    await open(ui, PAGE, NARROW);
    await holdSlides(ui);
    const { x, y } = await middle(ui);
    await swipe([x, y + 100], [x, y - 100]);
    await expect.poll(() => ui.eval(() => scrollY)).toBeGreaterThan(50);
    expect(await reachable(ui)).toEqual(["Volkswagen Up"]);
    expect(await ui.attribute(ROTATION, "aria-label")).toBe("Pauzeren");
    // A page that has gone on by itself may have less than half of the carousel in view.
    await scrollTo(ui, 0);
    await expect.poll(() => matches(ui, "dealer-carousel:state(playing)")).toBe(true);
  });

  test("has targets of 44 px, including the dots", async ({ ui }) => {
    await createFinger(ui);
    await open(ui, PAGE, NARROW);
    expect(await ui.eval(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
    const least = () =>
      ui.eval(() => {
        const buttons = document.querySelector("dealer-carousel")?.shadowRoot?.querySelectorAll("button");
        return [...(buttons ?? [])].map((one) => {
          const { width, height } = one.getBoundingClientRect();
          return Math.min(width, height);
        });
      });
    // Without pictures the arrows are in the row of the dots.
    await expect.poll(async () => (await least()).filter((px) => px >= 44)).toHaveLength(3);
    expect(Math.min(...(await least()))).toBeGreaterThanOrEqual(24);
    await ui.eval(() => document.querySelector("dealer-carousel > *")?.append(new Image()));
    await expect.poll(least).toEqual(Array(9).fill(44));
  });
});
