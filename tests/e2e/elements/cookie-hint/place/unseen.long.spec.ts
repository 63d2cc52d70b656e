import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isReady, problems } from "../../page.ts";
import { showsBanner } from "../banner.ts";
import { build, buildShown, HINT, isInPlace, LINES } from "./page.ts";

/** Markup around the banner in which nothing can be seen or pressed. */
const HIDDEN: Readonly<Record<string, readonly [before: string, after: string]>> = {
  "display: none": ['<div style="display: none">', "</div>"],
  "an element around that": ['<div style="display: none"><div>', "</div></div>"],
  hidden: ["<div hidden>", "</div>"],
  "hidden=until-found": ['<div hidden="until-found">', "</div>"],
  "content-visibility: hidden": ['<div style="content-visibility: hidden">', "</div>"],
  "closed details": ["<details><summary>Meer</summary>", "</details>"],
  "a closed dialog": ["<dialog>", "</dialog>"],
  "a closed popover": ["<div popover>", "</div>"],
  inert: ["<div inert>", "</div>"],
};
const WARNING =
  "<dealer-cookie-hint> cannot be seen or pressed: it is in an element that is hidden or inert. Put it directly in the page's body.";

const warnings = async (ui: Ui) => (await problems(ui)).map(({ text }) => text);

test.describe("the console says that the banner cannot be used", () => {
  for (const [name, [before, after]] of Object.entries(HIDDEN))
    test(`in ${name}`, async ({ ui }) => {
      await build(ui, before + HINT + after + LINES);
      await expect.poll(() => warnings(ui)).toEqual([WARNING]);
    });

  test("itself hidden, once, also when it is opened again", async ({ ui }) => {
    await build(ui, HINT + LINES, { css: "dealer-cookie-hint { display: none }" });
    await expect.poll(() => warnings(ui)).toEqual([WARNING]);
    await ui.eval(() => document.querySelector("dealer-cookie-hint")?.open());
    await ui.eval(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await warnings(ui)).toEqual([WARNING]);
  });

  test("and it shows when the element around it does", async ({ ui }) => {
    await build(ui, `<details><summary>Meer</summary>${HINT}</details>${LINES}`);
    await expect.poll(() => warnings(ui)).toEqual([WARNING]);
    await ui.click("summary");
    await isInPlace(ui, "opened");
  });
});

test.describe("the console says nothing", () => {
  test("while a modal dialog keeps the banner waiting", async ({ ui }) => {
    await build(ui, `<dialog>Hallo</dialog>${LINES}`);
    await ui.eval((html) => {
      document.querySelector("dialog")?.showModal();
      document.body.insertAdjacentHTML("beforeend", html);
    }, HINT);
    await isReady(ui);
    await ui.eval(() => document.querySelector("dialog")?.close());
    await isInPlace(ui, "closed");
    expect(await problems(ui)).toEqual([]);
  });
});

/** A message of which nothing is seen. */
const MESSAGES = {
  "no message": "",
  "white space": "\n  ",
  "an empty paragraph": "<p></p>",
  "a paragraph with a blank": "<p>&nbsp;</p>",
} as const;
/** What hides a message. */
const HIDING = {
  "display: none": "p { display: none }",
  "visibility: hidden": "p { visibility: hidden }",
  "a hidden link in it": "p { display: contents } p * { display: none }",
} as const;
const TEXT = "Deze website gebruikt cookies. Jij bepaalt of dat mag.";
const hintOf = (content: string) => `<dealer-cookie-hint>${content}</dealer-cookie-hint>`;

/** What a visitor reads beside the buttons. */
const readMessage = (ui: Ui) =>
  ui.eval(() => {
    const message = document.querySelector("dealer-cookie-hint")?.shadowRoot?.querySelector(".message");
    const slot = message?.querySelector("slot");
    const isFilled = slot && slot.assignedNodes().length > 0;
    const own = [...(message?.childNodes ?? [])].filter((node) => !isFilled || node !== slot);
    return own.map((node) => node.textContent).join("");
  });

test.describe("the banner asks its own question", () => {
  for (const [name, content] of Object.entries(MESSAGES))
    test(`with ${name}`, async ({ ui }) => {
      await buildShown(ui, hintOf(content) + LINES);
      expect(await readMessage(ui)).toBe(TEXT);
      await isInPlace(ui, name);
      expect(await problems(ui)).toEqual([]);
    });

  for (const [name, css] of Object.entries(HIDING))
    test(`where the message is hidden: ${name}, and says so`, async ({ ui }) => {
      await buildShown(ui, hintOf("<p><b>Mogen wij meten?</b></p>") + LINES, { css });
      expect(await readMessage(ui)).toBe(TEXT);
      await expect
        .poll(() => warnings(ui))
        .toEqual([
          "<dealer-cookie-hint> has a message that the page's styles hide; a text of its own is shown instead.",
        ]);
    });

  test("until a message is there", async ({ ui }) => {
    await buildShown(ui, hintOf("<p></p>") + LINES);
    await ui.eval(() => {
      (document.querySelector("dealer-cookie-hint p") as Element).textContent = "Mogen wij meten?";
    });
    await expect.poll(() => readMessage(ui)).toBe("");
    await showsBanner(ui, true);
  });

  for (const content of [
    "Mogen wij meten?",
    "<p>Mogen wij meten?</p>",
    '<img alt="" width="90" height="30">',
  ])
    test(`not beside a message: ${content}`, async ({ ui }) => {
      await buildShown(ui, hintOf(content) + LINES);
      expect(await readMessage(ui)).toBe("");
      expect(await problems(ui)).toEqual([]);
    });
});
