import { expect, test, type Ui } from "../../../../support/ui.ts";
import { problems } from "../../page.ts";
import { ACCEPT, BANNER, showsBanner } from "../banner.ts";
import { buildShown, HINT, isInPlace, LINES } from "./page.ts";

/** Styles of an element around the banner that everything inside it inherits. */
const INHERITED = [
  "pointer-events: none",
  "visibility: hidden",
  "visibility: collapse",
  "user-select: none; -webkit-user-select: none",
  "cursor: none",
  "color: transparent",
  "-webkit-text-fill-color: transparent",
  "-webkit-text-stroke: 4px red",
  "-webkit-text-security: disc",
  "text-shadow: 0 0 40px red",
  "text-indent: -9999px",
  "text-align: right",
  "text-transform: uppercase",
  "letter-spacing: 1em",
  "word-spacing: 9em",
  "line-height: 0",
  "line-height: 5",
  "white-space: nowrap",
  "white-space: pre",
  "word-break: break-all",
  "hyphens: auto",
  "font-variant: small-caps",
  "writing-mode: vertical-rl",
  "writing-mode: vertical-rl; text-orientation: upright",
  "direction: rtl",
] as const;

/** Where such a style can be written. */
const PLACES = ["#around", "dealer-cookie-hint"] as const;
const WORDS = "Autohuis Merel en anderen meten hoe je deze site gebruikt en tonen je video’s. ";
const PAGE = `<div id="around">${HINT.replace("<p>", `<p>${WORDS}`)}</div>${LINES}`;

const style = (ui: Ui, selector: string, text: string) =>
  ui.eval(
    (wanted, css) => {
      for (const one of document.querySelectorAll("[style]")) one.removeAttribute("style");
      document.querySelector(wanted)?.setAttribute("style", css);
    },
    selector,
    text,
  );

test.describe("the banner looks and works the same", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const place of PLACES)
    test(`whatever text and pointer styles ${place} has`, async ({ ui }) => {
      await buildShown(ui, PAGE);
      const plain = await ui.screenshot(BANNER);
      for (const one of INHERITED) {
        await style(ui, place, one);
        expect.soft((await ui.screenshot(BANNER)).equals(plain), one).toBe(true);
        await isInPlace(ui, one);
      }
    });

  test("when all of them are there from the start, and can be pressed", async ({ ui }) => {
    await buildShown(ui, PAGE);
    const plain = await ui.screenshot(BANNER);
    await buildShown(ui, PAGE, { css: `#around { ${INHERITED.join(";")} }` });
    expect((await ui.screenshot(BANNER)).equals(plain)).toBe(true);
    await isInPlace(ui, "all at once");
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
  });
});

/** How a visitor's pointer and a selection behave on the message, and the size of its letters. */
const readMessage = (ui: Ui) =>
  ui.eval(() => {
    const message = document.querySelector("dealer-cookie-hint p") as Element;
    const { cursor, fontSize } = getComputedStyle(message);
    getSelection()?.selectAllChildren(message);
    return { cursor, fontSize, selected: String(getSelection()).trim() !== "" };
  });

test.describe("the banner's message", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const place of PLACES)
    test(`can be selected, with the usual pointer, whatever ${place} says`, async ({ ui }) => {
      await buildShown(ui, PAGE);
      await style(ui, place, "cursor: none; user-select: none; -webkit-user-select: none");
      expect(await readMessage(ui)).toMatchObject({ cursor: "auto", selected: true });
    });

  const SIZES: readonly (readonly [string, string, string])[] = [
    ["0", "100%", "12px"],
    ["1px", "100%", "12px"],
    ["15px", "100%", "15px"],
    ["1.6rem", "62.5%", "16px"],
    ["1em", "200%", "32px"],
    ["90px", "100%", "32px"],
    ["90px", "62.5%", "24px"],
  ];
  for (const [around, root, expected] of SIZES)
    test(`has letters of ${expected} where those around it are ${around}, and the page's ${root}`, async ({
      ui,
    }) => {
      await buildShown(ui, PAGE, {
        css: `html { font-size: ${root} } #around { font-size: ${around} }`,
      });
      expect(await readMessage(ui)).toMatchObject({ fontSize: expected });
      await isInPlace(ui, expected);
    });
});
