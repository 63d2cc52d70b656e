import { expect, test, type Ui } from "../../support/ui.ts";
import { matches, open, problems } from "./page.ts";

const PAGE = "/tests/pages/contract.html?direct&probe";
const PHONE = [360, 640] as const;
const WIDE = [1280, 720] as const;
const BUTTON = "dealer-call-us >>> [part=button]";

const LISTS = {
  paragraphs:
    '<p>Verkoop <a href="tel:1">0579 14 19 74</a></p><p>Werkplaats <a href="tel:2">0579 14 19 75</a></p>',
  list: '<ul><li><a href="tel:1">0579 14 19 74</a></li><li><a href="tel:2">0579 14 19 75</a></li></ul>',
  lines: '<a href="tel:1">0579 14 19 74</a><br><a href="tel:2">0579 14 19 75</a>',
  loose: '<a href="tel:1">112</a> <a href="tel:2">113</a>',
} as const;

/** A button at the end of the line, with a link under its panel, and another link far from it. */
const page = (numbers: string) =>
  `<div style="text-align: right; padding: 20px"><dealer-call-us>${numbers}</dealer-call-us>
  <p style="margin: 20px 0"><a id="under" href="#x">Plan een proefrit</a></p></div>
  <p id="text" style="margin-top: 300px">Tekst</p><p><a id="far" href="#y">Contact</a></p>`;

const show = (ui: Ui, html: string) =>
  ui.eval((text) => {
    const stage = document.querySelector("#stage") as HTMLElement;
    stage.innerHTML = text;
  }, html);
const isOpen = (ui: Ui) => matches(ui, "dealer-call-us:state(open)");

async function openPanel(ui: Ui) {
  await ui.click(BUTTON);
  await expect.poll(() => isOpen(ui)).toBe(true);
}

test.beforeEach(({ ui }) => open(ui, PAGE, PHONE));
test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

test("numbers are large enough for a finger, with room between them", async ({ ui }) => {
  for (const [name, numbers] of Object.entries(LISTS)) {
    await show(ui, page(numbers));
    await openPanel(ui);
    // Not their boxes, which the panel's transition scales.
    const links = await ui.eval(() =>
      [...document.querySelectorAll<HTMLElement>("dealer-call-us a")].map((link) => {
        const { offsetLeft: left, offsetTop: top, offsetWidth: width, offsetHeight: height } = link;
        return { left, top, right: left + width, bottom: top + height, width, height };
      }),
    );
    for (const { width, height } of links) expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44);
    const [one, other] = links as [(typeof links)[0], (typeof links)[0]];
    expect(Math.max(other.top - one.bottom, other.left - one.right), name).toBeGreaterThanOrEqual(8);
  }
});

test("large text wraps only where the window is full", async ({ ui }) => {
  for (const [size, percent] of [
    [PHONE, 100],
    [WIDE, 100],
    [WIDE, 200],
  ] as const) {
    await ui.viewport(size[0], size[1]);
    await ui.eval((part) => document.documentElement.style.setProperty("font-size", `${part}%`), percent);
    await show(ui, page("<p>Werkplaats, ook op zaterdag</p>"));
    await openPanel(ui);
    const lines = await ui.eval(() => {
      const text = document.createRange();
      text.selectNodeContents(document.querySelector("dealer-call-us p") as Element);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size;
    });
    expect(lines, `${size}, ${percent} %`).toBe(1);
  }
});

test("a press beside a panel that covers something closes it, and one on it does not", async ({ ui }) => {
  await show(ui, page(`<p id="hours">Tot 18.00 uur</p>${LISTS.paragraphs}`));
  await openPanel(ui);
  await ui.click("#hours");
  await expect.poll(() => isOpen(ui)).toBe(true);
  await ui.click("#text");
  await expect.poll(() => isOpen(ui)).toBe(false);
});

test("a press beside a panel that covers nothing leaves it open", async ({ ui }) => {
  await show(ui, page(LISTS.paragraphs).replace("margin: 20px 0", "margin: 250px 0 20px"));
  await openPanel(ui);
  await ui.click("#text");
  await ui.click("#far");
  await expect.poll(() => isOpen(ui)).toBe(true);
});

test("an opener of the page's own opens and closes it", async ({ ui }) => {
  const opener = '<button id="opener" type="button" onclick="call.open = !call.open">Bel</button>';
  await show(ui, page(LISTS.paragraphs).replace("<dealer-call-us", '<dealer-call-us id="call"') + opener);
  for (const expected of [true, false, true]) {
    await ui.click("#opener");
    await expect.poll(() => isOpen(ui)).toBe(expected);
  }
});

test("Escape closes it from anywhere in the page, and leaves the focus there", async ({ ui }) => {
  await show(ui, page(LISTS.paragraphs));
  await ui.eval(() =>
    document.addEventListener("keydown", (event) => event.stopImmediatePropagation(), true),
  );
  for (const start of ["body", "#far"]) {
    await openPanel(ui);
    await ui.eval((selector) => {
      (document.activeElement as HTMLElement | null)?.blur();
      document.querySelector<HTMLElement>(selector)?.focus();
    }, start);
    expect(await isOpen(ui)).toBe(true);
    await ui.press("Escape");
    await expect.poll(() => isOpen(ui), start).toBe(false);
  }
  expect(await matches(ui, "#far:focus")).toBe(true);
});

test("what has the focus is not under it", async ({ ui }) => {
  await show(ui, page(LISTS.paragraphs));
  await ui.eval(() => document.querySelector("dealer-call-us")?.shadowRoot?.querySelector("button")?.focus());
  await ui.press("Enter");
  await expect.poll(() => isOpen(ui)).toBe(true);
  for (const key of ["Tab", "Tab", "Tab"]) await ui.press(key);
  await expect.poll(() => matches(ui, "#under:focus")).toBe(true);
  const isSeen = () =>
    ui.eval(() => {
      const link = document.querySelector("#under") as Element;
      const { left, top, width, height } = link.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.id;
    });
  await expect.poll(isSeen).toBe("under");
});
