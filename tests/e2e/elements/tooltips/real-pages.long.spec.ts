import { expect, test, type Ui } from "../../../support/ui.ts";
import { open, problems, scrollTo } from "../page.ts";
import { boxOf, DELAY_MS, emitted, focus, GAP_PX, keepsTip, LEAVE_MS, showsTip, TIP } from "./tips.ts";

const PAGE = "/tests/pages/tip-places.html?probe&direct&clock";

test.beforeEach(async ({ ui }) => {
  await open(ui, PAGE);
  await ui.moveTo(0, 0);
});
test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

type Box = Awaited<ReturnType<typeof boxOf>>;

/** The boxes of an element's lines. */
const linesOf = (ui: Ui, selector: string): Promise<Box[]> =>
  ui.eval(
    (wanted) =>
      [...(document.querySelector(wanted)?.getClientRects() ?? [])].map(({ top, bottom, left, right }) => ({
        top,
        bottom,
        left,
        right,
      })),
    selector,
  );

const middleOf = ({ top, bottom, left, right }: Box) => [(left + right) / 2, (top + bottom) / 2] as const;

async function restAt(ui: Ui, x: number, y: number) {
  await ui.moveTo(x, y);
  await ui.clock.tick(DELAY_MS);
}

/** How far the tip is above a box, and how far from its middle. */
async function placeAt(ui: Ui, box: Box) {
  const tip = await boxOf(ui, TIP);
  return {
    above: Math.round(box.top - tip.bottom),
    aside: Math.abs(Math.round(middleOf(tip)[0] - middleOf(box)[0])),
  };
}

const ABOVE = { above: GAP_PX, aside: 0 };

/** Whether a visitor sees the tip: it is painted on top at its middle. */
const isOnTop = async (ui: Ui) => {
  const [x, y] = middleOf(await boxOf(ui, TIP));
  return ui.eval((left, top) => document.elementFromPoint(left, top)?.matches("[part=tip]"), x, y);
};

test("a tip is at the line of its link that the pointer is on, and the way to it does not close it", async ({
  ui,
}) => {
  const [first, second] = await linesOf(ui, "#lines");
  if (!first || !second) return expect(second).toBeDefined();
  const [x, y] = middleOf(second);
  await restAt(ui, x, y);
  await showsTip(ui, "Inclusief btw");
  await expect.poll(async () => (await placeAt(ui, second)).above).toBe(GAP_PX);
  const tip = await boxOf(ui, TIP);
  expect(await isOnTop(ui)).toBe(true);
  for (let step = y; step > tip.bottom - 6; step -= 2) await ui.moveTo(x, step);
  await keepsTip(ui, "Inclusief btw");
  await ui.moveTo(0, 0);
  await ui.clock.tick(LEAVE_MS);
  await showsTip(ui);
  await restAt(ui, ...middleOf(first));
  await showsTip(ui, "Inclusief btw");
  await expect.poll(async () => (await placeAt(ui, first)).above).toBe(GAP_PX);
});

test("a trigger without a box has its tip at its content", async ({ ui }) => {
  const button = await boxOf(ui, "#in-contents");
  await restAt(ui, ...middleOf(button));
  await showsTip(ui, "Uitleg");
  await expect.poll(() => placeAt(ui, button)).toEqual(ABOVE);
  await ui.eval(() => document.querySelector("#in-contents")?.setAttribute("hidden", ""));
  await showsTip(ui);
  const word = await ui.eval(() => {
    const range = document.createRange();
    range.selectNodeContents(document.querySelector("#bare") as Element);
    const { top, bottom, left, right } = range.getBoundingClientRect();
    return { top, bottom, left, right };
  });
  await restAt(ui, ...middleOf(word));
  await showsTip(ui, "Zonder doos");
  await expect.poll(() => placeAt(ui, word)).toEqual(ABOVE);
});

test("one of our own tags can have a tip", async ({ ui }) => {
  await scrollTo(ui, 1500);
  const button = "#top >>> button";
  await expect.poll(() => boxOf(ui, button).then(({ top }) => top)).toBeGreaterThan(0);
  await restAt(ui, ...middleOf(await boxOf(ui, button)));
  await showsTip(ui, "Naar het begin");
  await expect.poll(async () => (await placeAt(ui, await boxOf(ui, button))).above).toBe(GAP_PX);
});

test("an area of a picture has its tip at the area", async ({ ui }) => {
  const { left, top } = await boxOf(ui, "#picture");
  const at = (x: number, y: number, width: number, height: number): Box => ({
    left: left + x,
    right: left + x + width,
    top: top + y,
    bottom: top + y + height,
  });
  for (const [text, box] of [
    ["Deur", at(50, 40, 100, 50)],
    ["Wiel", at(210, 60, 60, 60)],
    ["Lamp", at(10, 100, 30, 40)],
  ] as const) {
    await restAt(ui, ...middleOf(box));
    await showsTip(ui, text);
    await expect.poll(() => placeAt(ui, box), text).toEqual(ABOVE);
    await ui.moveTo(0, 0);
    await ui.clock.tick(LEAVE_MS);
    await showsTip(ui);
  }
});

const setText = (ui: Ui, text: string) =>
  ui.eval((now) => document.querySelector("#changing")?.setAttribute("data-dealer-tooltip", now), text);

test("a tip shows its trigger's new text, also after a press has dismissed the old one", async ({ ui }) => {
  await focus(ui, "#changing");
  await showsTip(ui, "Kopieer");
  await setText(ui, "Kopieer alles");
  await showsTip(ui, "Kopieer alles");
  expect(await emitted(ui)).toEqual(["shown Kopieer", "hidden Kopieer", "shown Kopieer alles"]);
  await ui.press("Escape");
  await setText(ui, "Nog iets");
  await keepsTip(ui);

  await ui.eval(() => (document.activeElement as HTMLElement).blur());
  await restAt(ui, ...middleOf(await boxOf(ui, "#changing")));
  await showsTip(ui, "Nog iets");
  await ui.click("#changing");
  await keepsTip(ui);
  await setText(ui, "Gekopieerd");
  await showsTip(ui, "Gekopieerd");
  await keepsTip(ui, "Gekopieerd");
  await ui.moveTo(0, 0);
  await keepsTip(ui);
});

for (const name of ["gone", "fading"])
  test(`a tip is gone when an ancestor hides its trigger by a class: ${name}`, async ({ ui }) => {
    await focus(ui, "#changing");
    await showsTip(ui, "Kopieer");
    await ui.eval((added) => document.querySelector("#around")?.classList.add(added), name);
    await showsTip(ui);
  });

test("rules of the page for role=tooltip do not reach a tip", async ({ ui }) => {
  await focus(ui, "#changing");
  await showsTip(ui, "Kopieer");
  expect(await isOnTop(ui)).toBe(true);
  await expect.poll(async () => placeAt(ui, await boxOf(ui, "#changing"))).toEqual(ABOVE);
  const description = await ui.eval(() => {
    const id = document.querySelector("#changing")?.getAttribute("aria-describedby");
    return document.getElementById(id ?? "")?.textContent;
  });
  expect(description).toBe("Kopieer");
});

test("a tip is at its trigger inside an element with CSS zoom, and on a page with it", async ({ ui }) => {
  for (const zoom of ["", "1.25", "0.8"]) {
    await ui.eval((factor) => document.documentElement.style.setProperty("zoom", factor), zoom);
    for (const [id, text] of [
      ["zoomed", "Vergroot"],
      ["changing", "Kopieer"],
    ] as const) {
      await focus(ui, `#${id}`);
      await showsTip(ui, text);
      const gap = GAP_PX * (id === "zoomed" ? 1.5 : 1) * Number(zoom || 1);
      const place = async () => placeAt(ui, await boxOf(ui, `#${id}`));
      await expect.poll(place, `${id} at ${zoom}`).toEqual({ above: Math.round(gap), aside: 0 });
    }
  }
});
