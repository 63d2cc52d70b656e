import { expect, test, type Ui } from "../../../../support/ui.ts";
import { isShown, problems } from "../../page.ts";
import { ACCEPT, consentValues, DECLINE, DIALOG, dialogButton, showsBanner } from "../banner.ts";
import { buildShown, HINT, LINES } from "./page.ts";

/* A modal part of the page that is no `dialog` element, with a script that keeps the focus in it. */

const CONFIRMING = HINT.replace(">", ' decline="confirm">');
const MODAL = `<div id="modal" role="dialog" aria-modal="true"><a id="opener" href="#cookies" data-dealer-cookie-hint-open>Cookies</a>
  <input id="field" value="Corolla"></div>`;

/** On the page: as scripts do that keep the focus. */
const TRAPS: Readonly<Record<string, () => void>> = {
  "takes it back at once": () => {
    const modal = document.querySelector("#modal") as HTMLElement;
    document.addEventListener("focusin", ({ target }) => {
      if (!modal.contains(target as Node)) modal.querySelector("input")?.focus();
    });
  },
  "takes it back later": () => {
    const modal = document.querySelector("#modal") as HTMLElement;
    document.addEventListener("focusin", ({ target }) => {
      if (!modal.contains(target as Node)) setTimeout(() => modal.querySelector("input")?.focus());
    });
  },
  "also cancels keys and presses elsewhere": () => {
    const modal = document.querySelector("#modal") as HTMLElement;
    const field = modal.querySelector("input") as HTMLElement;
    const isElsewhere = ({ target }: Event) => !modal.contains(target as Node);
    const onFocus = (event: Event) => {
      if (!isElsewhere(event)) return;
      event.stopImmediatePropagation();
      field.focus();
    };
    const onPress = (event: Event) => {
      if (!isElsewhere(event)) return;
      event.preventDefault();
      if (event.type === "click") event.stopImmediatePropagation();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape") modal.hidden = true;
      if (event.key !== "Tab" && event.key !== "Escape") return;
      event.preventDefault();
      field.focus();
    };
    document.addEventListener("focusin", onFocus, true);
    for (const type of ["mousedown", "touchstart", "click"])
      document.addEventListener(type, onPress, { capture: true, passive: false });
    document.addEventListener("keydown", onKey, true);
  },
};

/** On the page: focuses the opener; whether it has the focus in the next task, after a script that takes it back later. */
async function keepsFocus() {
  const opener = document.getElementById("opener");
  opener?.focus();
  await new Promise((resolve) => setTimeout(resolve));
  return document.activeElement === opener;
}

const isInBanner = (ui: Ui) =>
  ui.eval(() => document.activeElement === document.querySelector("dealer-cookie-hint"));
const isModal = (ui: Ui) =>
  ui.eval(
    () =>
      document.querySelector("dealer-cookie-hint")?.shadowRoot?.querySelector("[part=banner]:modal") != null,
  );
const isModalShown = (ui: Ui) => ui.eval(() => document.querySelector("#modal")?.checkVisibility());
const focusedPart = async (ui: Ui) => (await ui.focused()).part;

for (const [name, trap] of Object.entries(TRAPS))
  test.describe(`with a script that ${name}`, () => {
    test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

    test("a banner opened from inside is used by keyboard, and Escape closes it alone", async ({ ui }) => {
      await buildShown(ui, MODAL + LINES + HINT);
      await ui.eval(trap);
      const open = async () => {
        await expect.poll(() => ui.eval(keepsFocus)).toBe(true);
        await ui.press("Enter");
        await expect.poll(() => isModal(ui)).toBe(true);
        await expect.poll(() => isInBanner(ui)).toBe(true);
      };
      await open();
      await ui.press("Escape");
      await expect.poll(() => isInBanner(ui)).toBe(false);
      await expect.poll(() => isModalShown(ui)).toBe(true);
      await open();
      const reached = new Set<string | undefined>();
      for (let stop = 0; stop < 4; stop++) {
        await ui.press("Tab");
        reached.add(await focusedPart(ui));
      }
      expect([...reached]).toEqual(expect.arrayContaining(["accept", "decline"]));
      for (let stop = 0; stop < 4 && (await focusedPart(ui)) !== "decline"; stop++) await ui.press("Tab");
      await ui.press("Enter");
      await showsBanner(ui, false);
      expect(await consentValues(ui)).toEqual(["-1"]);
    });

    test("a banner that was there before is pressed, and its question too", async ({ ui }) => {
      await buildShown(ui, MODAL + LINES + CONFIRMING);
      await ui.eval(trap);
      await ui.click(DECLINE);
      await expect.poll(() => isShown(ui, DIALOG)).toBe(true);
      await ui.press("Escape");
      await expect.poll(() => isShown(ui, DIALOG)).toBe(false);
      await expect.poll(() => isModalShown(ui)).toBe(true);
      await ui.click(DECLINE);
      await ui.click(dialogButton(1));
      await ui.click(DECLINE);
      await ui.click(dialogButton(2));
      await showsBanner(ui, false);
      await ui.click("#opener");
      await ui.click(ACCEPT);
      await showsBanner(ui, false);
      expect(await consentValues(ui)).toEqual(["1"]);
    });
  });
