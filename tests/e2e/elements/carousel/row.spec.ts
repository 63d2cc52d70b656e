import { holdFiles } from "../../../support/hold.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { shifts } from "../../layout-shifts.ts";
import { firedEvents, isReady, isShown, NARROW, open, problems, violations } from "../page.ts";
import { NEXT, PREVIOUS, ROTATION, VIEWPORT } from "./carousel.ts";

/* Slides beside each other: as many as fit. Eight of 17rem, with 16px between them. */

const STARTED_ROW = "/tests/pages/row.html?probe";
const ROW = `${STARTED_ROW}&direct`;
/** Three slides fit, and a part of the fourth. */
const THREE = [1000, 800] as const;

/** The names of the slides that are whole in the carousel, as a visitor sees them. */
const whole = (ui: Ui) =>
  ui.eval(() => {
    const carousel = document.querySelector("dealer-carousel") as HTMLElement;
    const view = carousel.getBoundingClientRect();
    return [...carousel.querySelectorAll<HTMLElement>("h2, .slide")]
      .filter((name) => {
        if (!name.checkVisibility()) return false;
        const { left, right, top } = (name.closest("li") ?? name).getBoundingClientRect();
        const isThere = document.elementFromPoint((left + right) / 2, top + 1) !== null;
        return isThere && left > view.left - 2 && right < view.right + 2;
      })
      .map(({ textContent }) => textContent);
  });

const expectWhole = (ui: Ui, ...names: string[]) => expect.poll(() => whole(ui)).toEqual(names);
const expectSteps = async (ui: Ui, previous: boolean, next: boolean) => {
  await expect.poll(() => ui.attribute(PREVIOUS, "aria-disabled")).toBe(String(!previous));
  await expect.poll(() => ui.attribute(NEXT, "aria-disabled")).toBe(String(!next));
};
const setAttribute = (ui: Ui, name: string, value: string | null) =>
  ui.eval(
    (one, text) => {
      const carousel = document.querySelector("dealer-carousel") as HTMLElement;
      if (text === null) carousel.removeAttribute(one);
      else carousel.setAttribute(one, text);
    },
    name,
    value,
  );
const keepSlides = (ui: Ui, count: number) =>
  ui.eval((many) => {
    for (const slide of [...document.querySelectorAll("li")].slice(many)) slide.remove();
  }, count);
const boxes = (ui: Ui) =>
  ui.eval(() =>
    [...document.querySelectorAll("li, #after")].map((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [left, top, width, height].map(Math.round);
    }),
  );

test.describe("dealer-carousel with its slides in a row", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("goes by the slides that fit, up to both ends", async ({ ui }) => {
    await open(ui, ROW, THREE);
    await expectWhole(ui, "Een", "Twee", "Drie");
    await expectSteps(ui, false, true);
    await ui.click(NEXT);
    await expectWhole(ui, "Vier", "Vijf", "Zes");
    await expectSteps(ui, true, true);
    await ui.click(NEXT);
    await expectWhole(ui, "Zes", "Zeven", "Acht");
    await expectSteps(ui, true, false);
    await ui.click(PREVIOUS);
    await expectWhole(ui, "Drie", "Vier", "Vijf");
    await ui.click(PREVIOUS);
    await expectWhole(ui, "Een", "Twee", "Drie");
    await expectSteps(ui, false, true);
    const shown = (await firedEvents(ui)).filter(({ type }) => type === "dealer-carousel-changed");
    expect(shown.at(-1)?.detail).toEqual({ index: 0, total: 8 });
    expect(await isShown(ui, ROTATION)).toBe(false);
    expect(await violations(ui)).toEqual([]);
  });

  test("goes one slide with step=one, and as far as it is pressed", async ({ ui }) => {
    await open(ui, ROW, THREE);
    await setAttribute(ui, "step", "one");
    await expectSteps(ui, false, true);
    await ui.click(NEXT);
    await expectWhole(ui, "Twee", "Drie", "Vier");
    await ui.click(NEXT);
    await ui.click(NEXT);
    await expectWhole(ui, "Vier", "Vijf", "Zes");
    await ui.click(PREVIOUS);
    await expectWhole(ui, "Drie", "Vier", "Vijf");
  });

  test("goes to the start edge where text runs from right to left", async ({ ui }) => {
    await open(ui, ROW, THREE);
    await ui.eval(() => {
      document.documentElement.dir = "rtl";
      const carousel = document.querySelector("dealer-carousel") as HTMLElement;
      carousel.replaceWith(carousel.cloneNode(true));
    });
    await expectSteps(ui, false, true);
    await ui.click(NEXT);
    await expectWhole(ui, "Vier", "Vijf", "Zes");
    await expectSteps(ui, true, true);
    await ui.click(PREVIOUS);
    await expectWhole(ui, "Een", "Twee", "Drie");
  });

  test("all of it can be reached by keyboard and by a link", async ({ ui }) => {
    await open(ui, ROW, THREE);
    await expectSteps(ui, false, true);
    await ui.eval(() => document.querySelector<HTMLElement>("#vier a")?.focus());
    await expect.poll(() => whole(ui)).toContain("Vier");
    await ui.eval(() => document.querySelector<HTMLElement>("#acht a")?.focus());
    await expectWhole(ui, "Zes", "Zeven", "Acht");
    await expectSteps(ui, true, false);
    await ui.eval(() => {
      location.hash = "twee";
    });
    await expect.poll(() => whole(ui)).toContain("Twee");
    await expect.poll(() => ui.attribute(NEXT, "aria-disabled")).toBe("false");
    expect(await ui.eval(() => document.querySelectorAll("li[inert], li[role]").length)).toBe(0);
  });

  test("keeps its place when it moves in the document", async ({ ui }) => {
    await open(ui, ROW, THREE);
    await expectSteps(ui, false, true);
    await ui.click(NEXT);
    await expectWhole(ui, "Vier", "Vijf", "Zes");
    await expectSteps(ui, true, true);
    await ui.eval(() =>
      document.querySelector("main")?.append(document.querySelector("dealer-carousel") as Node),
    );
    await expectWhole(ui, "Vier", "Vijf", "Zes");
    await ui.click(PREVIOUS);
    await expectWhole(ui, "Een", "Twee", "Drie");
  });

  test("keeps the mark of the slide that was asked for, also where the row has ended", async ({ ui }) => {
    await open(ui, ROW, THREE);
    await ui.eval(() => {
      const links = ["een", "zeven", "acht"].map((id) => `<a href="#${id}">${id}</a>`);
      document.querySelector("main")?.insertAdjacentHTML("beforeend", `<p id="links">${links.join(" ")}</p>`);
      document.querySelector("dealer-carousel")?.setAttribute("thumbs", "#links");
    });
    const marked = () =>
      ui.eval(() =>
        [...document.querySelectorAll("#links [aria-current]")].map(({ textContent }) => textContent),
      );
    await expect.poll(marked).toEqual(["een"]);
    await ui.click('#links [href="#acht"]');
    await expectWhole(ui, "Zes", "Zeven", "Acht");
    await expectSteps(ui, true, false);
    expect(await marked()).toEqual(["acht"]);
    await ui.click(PREVIOUS);
    await expectWhole(ui, "Drie", "Vier", "Vijf");
    await expect.poll(marked).toEqual([]);
    await setAttribute(ui, "thumbs", null);
    await ui.click(PREVIOUS);
    await expectWhole(ui, "Een", "Twee", "Drie");
    expect(await marked()).toEqual([]);
  });

  test("has no buttons when all slides fit, and keeps their room", async ({ ui }) => {
    await open(ui, ROW, THREE);
    await expectSteps(ui, false, true);
    const before = await boxes(ui);
    await keepSlides(ui, 3);
    await expect.poll(() => isShown(ui, NEXT)).toBe(false);
    expect((await boxes(ui)).at(-1)).toEqual(before.at(-1));
    await ui.viewport(...NARROW);
    await expect.poll(() => isShown(ui, NEXT)).toBe(true);
  });

  test("follows slides that become wider or hidden", async ({ ui }) => {
    await open(ui, ROW, THREE);
    const style = (text: string) =>
      ui.eval((css) => {
        const sheet = document.querySelector("#test") ?? document.createElement("style");
        sheet.id = "test";
        sheet.textContent = css;
        document.head.append(sheet);
      }, text);
    await style("li { width: 80px }");
    await expect.poll(() => isShown(ui, NEXT)).toBe(false);
    await style("");
    await expect.poll(() => isShown(ui, NEXT)).toBe(true);
    // WebKitGTK 2.50 snaps to another slide when slides become wider or go.
    if (ui.engine === "webkit") return;
    await style("#een, #vijf, #acht { display: none }");
    await expectWhole(ui, "Twee", "Drie", "Vier");
    await expectSteps(ui, false, true);
    await ui.click(NEXT);
    await expectWhole(ui, "Vier", "Zes", "Zeven");
    await expectSteps(ui, true, false);
  });

  test("has the width that the page gives its slides", async ({ ui }) => {
    await open(ui, ROW, THREE);
    await ui.eval(() => {
      const style = document.createElement("style");
      style.textContent = "li { width: 170px }";
      document.head.append(style);
    });
    await expectWhole(ui, "Een", "Twee", "Drie", "Vier", "Vijf");
    await ui.click(NEXT);
    await expectWhole(ui, "Vier", "Vijf", "Zes", "Zeven", "Acht");
  });

  test("becomes one slide at a time, and a row again", async ({ ui }) => {
    await open(ui, ROW, THREE);
    await expectSteps(ui, false, true);
    await ui.click(NEXT);
    await expectWhole(ui, "Vier", "Vijf", "Zes");
    await setAttribute(ui, "no-autoplay", "");
    await setAttribute(ui, "slides", null);
    await expectWhole(ui, "Vier");
    await setAttribute(ui, "slides", "auto");
    await expect.poll(async () => (await whole(ui)).length).toBe(3);
    await expectSteps(ui, true, true);
    await ui.click(PREVIOUS);
    await expectWhole(ui, "Een", "Twee", "Drie");
  });

  test("is the same before its code, and stays where the visitor scrolled", async ({ ui }) => {
    const code = holdFiles("carousel-");
    await ui.viewport(...THREE);
    await ui.goto(code.on(STARTED_ROW), { until: "start" });
    await expect.poll(() => ui.eval(() => document.querySelector("#after") !== null)).toBe(true);
    await expectWhole(ui, "Een", "Twee", "Drie");
    await ui.eval(() => document.querySelector("dealer-carousel")?.scrollBy({ left: 2 * (17 * 16 + 16) }));
    await expectWhole(ui, "Drie", "Vier", "Vijf");
    const before = await boxes(ui);
    await code.release();
    await isReady(ui);
    await expectSteps(ui, true, true);
    expect(await boxes(ui)).toEqual(before);
    expect(await shifts(ui)).toEqual([]);
  });

  test("announces nothing", async ({ ui }) => {
    await open(ui, ROW, THREE);
    expect(await ui.attribute(VIEWPORT, "aria-live")).toBe("off");
  });
});
