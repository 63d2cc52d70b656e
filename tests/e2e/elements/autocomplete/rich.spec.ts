import type { Page } from "@playwright/test";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { problems } from "../page.ts";
import { activates, active, detailsOf, has, LIST, OPTION, openSearch, value } from "./field.ts";

const KEYS = { "image-key": "foto", "detail-key": "data.prijs", "group-key": "soort" };
const LABELS = ["Noorda Haven", "Noorda Kust", "Werkplaats", "Noorda Duin"];

/** Searches a server whose rows have pictures, prices and kinds. */
async function openRich(ui: Ui, keys: Record<string, string> = KEYS) {
  await openSearch(ui, "rich", keys);
  await ui.type("n");
  await expect
    .poll(() => ui.eval((option) => document.querySelectorAll(option).length, OPTION))
    .toBe(LABELS.length);
}

/** The lines of the list as they are seen. */
const lines = (ui: Ui) =>
  ui.eval((list) => document.querySelector<HTMLElement>(list)?.innerText.trim().split(/\n+/), LIST);

const pictures = (ui: Ui) =>
  ui.eval(
    (option) =>
      [...document.querySelectorAll(option)].map((one) => {
        const { width, height } = one.querySelector("[part=image]")?.getBoundingClientRect() ?? {};
        return [width ?? 0, height ?? 0];
      }),
    OPTION,
  );

test("a list has pictures, second lines and headings, with a group's suggestions together", async ({
  ui,
}) => {
  await openRich(ui);
  await expect
    .poll(() => lines(ui))
    .toEqual([
      "Auto’s",
      "Noorda Haven",
      "€ 24.950",
      "Noorda Kust",
      "€ 32.450",
      "Pagina’s",
      "Werkplaats",
      "Noorda Duin",
      expect.stringMatching(/^Aflevering/),
    ]);
  expect(await pictures(ui)).toEqual([
    [64, 48],
    [64, 48],
    [0, 0],
    [0, 0],
  ]);
  await expect
    .poll(() =>
      ui.eval(
        () => performance.getEntriesByType("resource").filter(({ name }) => /noorda-kust/.test(name)).length,
      ),
    )
    .toBe(1);
});

test("a picture's address may have any character", async ({ ui }) => {
  await openRich(ui);
  const drawn = await ui.eval(
    (option) =>
      [...document.querySelectorAll(`${option} [part=image]`)].map(
        (image) => getComputedStyle(image).backgroundImage,
      ),
    OPTION,
  );
  expect(drawn).toEqual([
    expect.stringContaining("noorda-kust.svg"),
    expect.stringMatching(/kust\.svg\?met=%22\\\\"\)$/),
  ]);
});

test("the arrow keys go down the list as it is seen, over the headings", async ({ ui }) => {
  await openRich(ui);
  for (const label of [...LABELS, LABELS[0] as string]) {
    await ui.press("ArrowDown");
    await expect.poll(() => active(ui)).toContain(label);
  }
});

test("suggestions are under each other where a style sheet lays groups of buttons out in a row", async ({
  ui,
}) => {
  await openRich(ui);
  await ui.eval(() => {
    const style = document.createElement("style");
    style.textContent = "[role=group] { display: inline-flex }";
    document.head.append(style);
  });
  const lefts = () =>
    ui.eval(
      (option) => [...document.querySelectorAll(option)].map((one) => one.getBoundingClientRect().left),
      OPTION,
    );
  await expect.poll(async () => new Set(await lefts()).size).toBe(1);
});

test("a group is named by its heading, and a suggestion by its label and its second line", async ({ ui }) => {
  test.skip(!ui.page, "WebKitGTK's driver tells no accessible names of parts");
  await openRich(ui);
  const group = (ui.page as Page).getByRole("listbox").getByRole("group", { name: "Auto’s" });
  await expect(group.getByRole("option", { name: "Noorda Haven € 24.950" })).toHaveCount(1);
  await expect(group.getByRole("option")).toHaveCount(2);
});

test("the chosen suggestion is told with its picture, second line and group", async ({ ui }) => {
  await openRich(ui);
  await ui.press("ArrowDown");
  await activates(ui, "Noorda Haven€ 24.950");
  await ui.press("Enter");
  await has(ui, "selected");
  expect(await detailsOf(ui, "selected")).toEqual([
    {
      item: {
        label: "Noorda Haven",
        value: "Noorda Haven",
        href: "",
        image: expect.stringMatching(/noorda-kust\.svg$/),
        detail: "€ 24.950",
        group: "Auto’s",
      },
    },
  ]);
});

for (const [part, times] of [
  ["image", 1],
  ["detail", 1],
  ["group", 0],
] as const)
  test(`a press on a suggestion's ${part} chooses ${times === 0 ? "nothing" : "it"}`, async ({ ui }) => {
    await openRich(ui);
    await ui.click(`${LIST} [part=${part}]`);
    await has(ui, "select", times);
    expect(await value(ui)).toBe(times ? "Noorda Haven" : "n");
  });

test("without the names nothing of it is shown, and a name that no row has changes nothing", async ({
  ui,
}) => {
  for (const keys of [
    {},
    { "image-key": "beeld", "detail-key": "data.beeld.kop", "group-key": "__proto__" },
  ]) {
    await openRich(ui, keys);
    expect(await lines(ui)).toEqual(["Noorda Haven", "Werkplaats", "Noorda Kust", "Noorda Duin"]);
    expect(await problems(ui)).toEqual([]);
  }
});

/** What themes say about pictures and lines. */
const THEME = "span { display: inline-block; float: left; height: auto; border: 1px solid; padding: 2px }";

for (const width of [320, 1280])
  test(`a picture keeps its size beside its text, also in a theme, at ${width} px`, async ({ ui }) => {
    await openRich(ui);
    await ui.viewport(width, 720);
    await ui.eval(
      (css) => document.head.append(Object.assign(document.createElement("style"), { textContent: css })),
      THEME,
    );
    const seen = () =>
      ui.eval(
        (list, option) => {
          const box = (selector: string) =>
            (document.querySelector(selector) as Element).getBoundingClientRect();
          const picture = box(`${option} [part=image]`);
          const text = box(`${option} [part=image] + span`);
          const { scrollWidth, clientWidth } = document.querySelector(list) as Element;
          return {
            picture: [picture.width, picture.height],
            isBeside: text.left >= picture.right && text.top < picture.bottom && text.bottom > picture.top,
            isWhole: box(list).right <= innerWidth && scrollWidth <= clientWidth,
          };
        },
        LIST,
        OPTION,
      );
    await expect.poll(seen).toEqual({ picture: [64, 48], isBeside: true, isWhole: true });
  });

test("texts of a server stay texts, and an address that is no picture's is left out", async ({ ui }) => {
  await openSearch(ui, "hostile", { "image-key": "foto", "detail-key": "prijs", "group-key": "soort" });
  await ui.type("n");
  await expect
    .poll(() => lines(ui))
    .toEqual([
      "<script>document.documentElement.dataset.pwned=2</script>",
      "<script>document.documentElement.dataset.pwned=4</script>",
      "Noorda Haven",
      expect.stringContaining("<img"),
    ]);
  expect(await ui.attribute("html", "data-pwned")).toBeNull();
});
