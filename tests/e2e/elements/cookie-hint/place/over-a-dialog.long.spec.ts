import { expect, test, type Ui } from "../../../../support/ui.ts";
import { problems } from "../../page.ts";
import { ACCEPT, consentValues, DECLINE, dialogButton, showsBanner } from "../banner.ts";
import { build, buildShown, HINT, isInPlace, LINES, seePlace } from "./page.ts";

const CONFIRMING = HINT.replace(">", ' decline="confirm">');
const INSIDE =
  '<a id="opener" href="#cookies" data-dealer-cookie-hint-open>Cookies</a> <input id="field" value="Corolla">';
const DIALOG = `<dialog id="dialog">${INSIDE}</dialog>`;

/** Opens the page's dialog, in the page or in a shadow tree. */
const showDialog = (ui: Ui) =>
  ui.eval(() => {
    const home = document.querySelector("#home");
    (home?.shadowRoot ?? document).querySelector("dialog")?.showModal();
  });

const press = (ui: Ui, selector = "#opener") => ui.click(selector);

/** What of the page's dialog a visitor can use, and what has the focus. */
const seeDialog = (ui: Ui) =>
  ui.eval(() => {
    const field = (document.querySelector("#home")?.shadowRoot ?? document).querySelector(
      "#field",
    ) as Element;
    const { left, top, width, height } = field.getBoundingClientRect();
    const root = field.getRootNode() as Document;
    return {
      isPressed: root.elementFromPoint(left + width / 2, top + height / 2) === field,
      focused: root.activeElement?.id,
    };
  });
const AS_BEFORE = { isPressed: true, focused: "opener" };

test.describe("a banner that is opened while a modal dialog of the page is open", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("is above the dialog, which is as before once the visitor has chosen", async ({ ui }) => {
    await build(ui, DIALOG + LINES + HINT, { size: [360, 640] });
    await showsBanner(ui, true);
    for (const [part, value] of [
      [DECLINE, "-1"],
      [ACCEPT, "1"],
    ] as const) {
      await showDialog(ui);
      await press(ui);
      await isInPlace(ui, `opened, then ${part}`);
      expect((await ui.focused()).part).toBe("banner");
      expect((await seeDialog(ui)).isPressed).toBe(false);
      await ui.click(part);
      await showsBanner(ui, false);
      await expect.poll(() => seeDialog(ui)).toEqual(AS_BEFORE);
      expect(await consentValues(ui)).toEqual([value]);
      await ui.eval(() => document.querySelector("dialog")?.close());
    }
  });

  test("asks its question above both", async ({ ui }) => {
    await build(ui, DIALOG + LINES + CONFIRMING);
    await showDialog(ui);
    await press(ui);
    await isInPlace(ui, "opened");
    await ui.click(DECLINE);
    await ui.click(dialogButton(1));
    await isInPlace(ui, "cancelled");
    await ui.click(DECLINE);
    await ui.click(dialogButton(2));
    await showsBanner(ui, false);
    await expect.poll(() => seeDialog(ui)).toEqual(AS_BEFORE);
    expect(await consentValues(ui)).toEqual(["-1"]);
  });

  test("waits again after Escape, until the dialog has closed", async ({ ui }) => {
    await buildShown(ui, DIALOG + LINES + HINT);
    await showDialog(ui);
    for (const time of ["first", "second"]) {
      await press(ui);
      await isInPlace(ui, `${time} time`);
      await ui.press("Escape");
      await expect.poll(() => seeDialog(ui), time).toEqual(AS_BEFORE);
      await expect.poll(async () => (await ui.eval(seePlace)).accept, time).toBe(0);
    }
    await ui.eval(() => document.querySelector("dialog")?.close());
    await isInPlace(ui, "closed");
    await ui.click(ACCEPT);
    await showsBanner(ui, false);
  });

  test("keeps the keyboard in it, and none of the dialog's fields", async ({ ui }) => {
    await build(ui, DIALOG + LINES + HINT);
    await showDialog(ui);
    await press(ui);
    await isInPlace(ui, "opened");
    for (let stop = 0; stop < 6; stop++) {
      await ui.press("Tab");
      expect((await seeDialog(ui)).focused).not.toBe("field");
    }
  });

  const OPENERS: Readonly<Record<string, (ui: Ui) => Promise<unknown>>> = {
    "a dialog in a shadow tree": async (ui) => {
      await build(ui, `<div id="home"></div>${LINES}${HINT}`);
      await ui.eval((html) => {
        const root = document.querySelector("#home")?.attachShadow({ mode: "open" });
        if (root) root.innerHTML = html;
      }, DIALOG);
      await showDialog(ui);
      await press(ui, "#home >>> #opener");
    },
    "a dialog in another": async (ui) => {
      await build(ui, `<dialog>Eerst</dialog>${DIALOG}${LINES}${HINT}`);
      await showDialog(ui);
      await ui.eval(() => (document.querySelector("#dialog") as HTMLDialogElement).showModal());
      await press(ui);
    },
    "a script": async (ui) => {
      await build(ui, DIALOG + LINES + HINT);
      await showDialog(ui);
      await ui.eval(() => document.querySelector("dealer-cookie-hint")?.open());
    },
  };
  for (const [name, open] of Object.entries(OPENERS))
    test(`can be pressed, opened by ${name}`, async ({ ui }) => {
      await open(ui);
      await isInPlace(ui, name);
      await ui.click(ACCEPT);
      await showsBanner(ui, false);
      expect((await seeDialog(ui)).isPressed).toBe(true);
    });
});
