import { createFinger } from "../../../support/finger.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { NARROW, problems } from "../page.ts";
import { expectShown, FRAME_MS, reachable, SLIDE_IN_MS, stage } from "./carousel.ts";

/* A drag on something in a slide belongs to what it is on. */

const BOX = "display: block; inline-size: 300px; block-size: 40px; margin: 60px 100px; background: silver";
const prevents = (type: string) =>
  `<div id="on" style="${BOX}"></div><script data-prevents="${type}"></script>`;

const DRAG_AND_DROP = "what can be dragged";
const CONTROLS: Readonly<Record<string, string>> = {
  "a slider": `<div id="on" role="slider" tabindex="0" aria-label="Aanbetaling" aria-valuenow="0" style="${BOX}"></div>`,
  "a range": `<input id="on" type="range" aria-label="Looptijd" style="${BOX}">`,
  "a canvas": `<canvas id="on" style="${BOX}"></canvas>`,
  "what has its own touch actions": `<div id="on" style="${BOX}; touch-action: none"></div>`,
  [DRAG_AND_DROP]: `<div id="on" draggable="true" style="${BOX}"></div>`,
  "what cancels the press of a pointer": prevents("pointerdown"),
  "what cancels the press of a mouse": prevents("mousedown"),
  "a scroller": `<div id="on" style="${BOX}; overflow-x: auto"><div style="inline-size: 900px; block-size: 20px"></div></div>`,
};

/** Whether the code for a carousel in view is there: it gives the arrows the page's colours. */
const isColoured = (ui: Ui) =>
  ui.eval(() =>
    document
      .querySelector("dealer-carousel")
      ?.shadowRoot?.querySelector("[part=next]")
      ?.hasAttribute("style"),
  );

async function dragOn(ui: Ui, selector: string, byPx: number) {
  const { x, y } = await ui.eval((wanted) => {
    const { left, top, width } = document.querySelector(wanted)?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + 10 };
  }, selector);
  await ui.moveTo(x, y);
  await ui.down();
  for (const part of [0.2, 0.5, 1]) {
    await ui.moveTo(x + byPx * part, y);
    await ui.clock.tick(FRAME_MS);
  }
  await ui.up();
  await ui.clock.tick(SLIDE_IN_MS);
}

test.describe("dealer-carousel", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("leaves a drag to the control that it begins on", async ({ ui }) => {
    for (const [name, control] of Object.entries(CONTROLS)) {
      // WebKitGTK's driver begins a drag and drop, and never ends it.
      if (ui.engine === "webkit" && name === DRAG_AND_DROP) continue;
      await stage(ui, { html: `<div id="A">${control}</div><div id="B">B</div><div>C</div>` });
      await ui.eval(() => {
        const type = document.querySelector<HTMLElement>("[data-prevents]")?.dataset.prevents;
        if (type) document.querySelector("#on")?.addEventListener(type, (event) => event.preventDefault());
      });
      // The code that knows controls comes when the carousel is in view.
      await expect.poll(() => isColoured(ui)).toBe(true);
      await dragOn(ui, "#on", -200);
      expect((await reachable(ui)).join(), name).not.toBe("B");
      expect(await ui.eval(() => document.querySelector("#A")?.getBoundingClientRect().left), name).toBe(
        await ui.eval(() => document.querySelector("dealer-carousel")?.getBoundingClientRect().left),
      );
      // Beside the control, the same drag is one of the slides.
      await dragOn(ui, "#A", -500);
      await expectShown(ui, "B");
    }
  });

  test("lets a mouse select text, and drags the slide beside it and at a link", async ({ ui }) => {
    const slide = (id: string) =>
      `<div style="block-size: 240px"><p id="${id}" style="margin: 80px 100px; inline-size: 340px">Bel 0579 14 19 71 voor een proefrit</p><a id="link-${id}" href="#${id}">Proefrit</a></div>`;
    await stage(ui, { html: slide("a") + slide("b") });
    await expect.poll(() => isColoured(ui)).toBe(true);
    await dragOn(ui, "#a", -100);
    expect(await ui.eval(() => getSelection()?.toString().length)).toBeGreaterThan(3);
    expect(await ui.eval(() => document.querySelector("#b")?.closest("[inert]"))).not.toBeNull();
    await ui.eval(() => getSelection()?.removeAllRanges());
    await dragOn(ui, "#link-a", 500);
    await expect
      .poll(() => ui.eval(() => document.querySelector("#a")?.closest("[inert]") !== null))
      .toBe(true);
    expect(await ui.eval(() => getSelection()?.toString())).toBe("");
  });
});

test("dealer-carousel lets a finger scroll a scroller in a slide", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", "only Chromium has a finger for tests");
  const swipe = await createFinger(ui);
  const scroller =
    '<div style="block-size: 200px"><div class="scroller" style="inline-size: 250px; margin: 40px; overflow-x: auto"><div style="inline-size: 900px; block-size: 60px; background: silver"></div></div></div>';
  await stage(ui, { html: scroller + scroller, size: NARROW });
  await expect.poll(() => isColoured(ui)).toBe(true);
  const box = await ui.eval(() => {
    const { left, top } = document.querySelector(".scroller")?.getBoundingClientRect() ?? new DOMRect();
    return { left, top };
  });
  await swipe([box.left + 200, box.top + 30], [box.left + 50, box.top + 30]);
  await expect.poll(() => ui.eval(() => document.querySelector(".scroller")?.scrollLeft)).toBeGreaterThan(50);
  await ui.clock.tick(SLIDE_IN_MS);
  expect(await ui.attribute("dealer-carousel > :last-child", "inert")).toBe("");
});

test("dealer-carousel moves by a swipe that begins on an arrow, and steps by a tap on it", async ({ ui }) => {
  test.skip(ui.engine !== "chromium", "only Chromium has a finger for tests");
  const swipe = await createFinger(ui);
  const slides = ["a", "b", "c", "d"].map((id) => `<div id="${id}" style="block-size: 200px">${id}</div>`);
  await stage(ui, { html: slides.join(""), size: NARROW, attributes: { "no-loop": "" } });
  const middleOf = (selector: string) =>
    ui.eval((part) => {
      const { left, top, width, height } =
        document.querySelector("dealer-carousel")?.shadowRoot?.querySelector(part)?.getBoundingClientRect() ??
        new DOMRect();
      return [left + width / 2, top + height / 2] as const;
    }, selector);
  const next = await middleOf("[part=next]");
  const previous = await middleOf("[part=previous]");

  await swipe(next, [next[0] - 200, next[1]]);
  await ui.clock.tick(SLIDE_IN_MS);
  await expectShown(ui, "b");
  await swipe(next);
  await ui.clock.tick(SLIDE_IN_MS);
  await expectShown(ui, "c");
  await swipe(previous, [previous[0] + 200, previous[1]]);
  await ui.clock.tick(SLIDE_IN_MS);
  await expectShown(ui, "b");
  await swipe(previous);
  await ui.clock.tick(SLIDE_IN_MS);
  await expectShown(ui, "a");
  const dots = await middleOf("[part=dots]");
  await swipe(dots, [dots[0] - 200, dots[1]]);
  await ui.clock.tick(SLIDE_IN_MS);
  await expectShown(ui, "a");
  expect(await problems(ui)).toEqual([]);
});
