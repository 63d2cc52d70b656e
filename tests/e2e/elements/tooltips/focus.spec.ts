import { expect, test } from "../../../support/ui.ts";
import { runModule } from "../../contract/in-page.ts";
import { problems } from "../page.ts";
import { DELAY_MS, focus, keepsTip, openStopped, rest, showsTip } from "./tips.ts";

const PRICE = "Inclusief btw en leges";
const APK = "APK tot maart 2027";
const PLATE = "Zes tekens, zonder streepjes";

test.describe("a tip for the keyboard", () => {
  test.beforeEach(({ ui }) => openStopped(ui));
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("shows and hides with the focus without a delay", async ({ ui }) => {
    await focus(ui, "#price");
    await showsTip(ui, PRICE);
    await ui.press("Tab");
    expect((await ui.focused()).id).toBe("apk");
    await showsTip(ui, APK);
    await ui.press("Shift+Tab");
    await showsTip(ui, PRICE);
    await keepsTip(ui, PRICE);
    await ui.eval(() => (document.activeElement as HTMLElement).blur());
    await showsTip(ui);
  });

  test("stays when the pointer passes over it", async ({ ui }) => {
    await focus(ui, "#price");
    await showsTip(ui, PRICE);
    await ui.hover("#apk");
    await showsTip(ui, APK);
    await ui.hover("#plain");
    await keepsTip(ui, PRICE);
  });

  test("shows although the pointer rests on another trigger", async ({ ui }) => {
    await rest(ui, "#price");
    await showsTip(ui, PRICE);
    await focus(ui, "#apk");
    await showsTip(ui, APK);
  });

  test("is dismissed with Escape, and the focus stays", async ({ ui }) => {
    await focus(ui, "#price");
    await showsTip(ui, PRICE);
    await ui.press("Escape");
    await showsTip(ui);
    await keepsTip(ui);
    expect((await ui.focused()).id).toBe("price");
  });

  test("does not show for focus by a mouse press", async ({ ui }) => {
    await ui.click("#price");
    expect((await ui.focused()).tag).toMatch(/button|body/);
    await keepsTip(ui);
  });

  test("shows for a field and stays while the visitor types", async ({ ui }) => {
    await focus(ui, "#plate");
    await showsTip(ui, PLATE);
    await ui.type("AB");
    await keepsTip(ui, PLATE);
  });

  test("is that of the pointer for a field that is pressed: it goes with the pointer", async ({ ui }) => {
    await ui.click("#plate");
    await ui.clock.tick(DELAY_MS);
    await showsTip(ui, PLATE);
    await ui.hover("#plain");
    await keepsTip(ui);
    await ui.type("AB");
    await keepsTip(ui);
    await ui.press("Shift+Tab");
    await ui.press("Tab");
    await showsTip(ui, PLATE);
  });

  test("handles one Escape and leaves the next to the dialog around it", async ({ ui }) => {
    await ui.eval(() => document.querySelector<HTMLDialogElement>("#dialog")?.showModal());
    const isOpen = () => ui.eval(() => document.querySelector<HTMLDialogElement>("#dialog")?.open);
    await focus(ui, "#in-dialog");
    await showsTip(ui, "Duurt een half uur");
    await ui.press("Escape");
    await showsTip(ui);
    expect(await isOpen()).toBe(true);
    await ui.press("Escape");
    await expect.poll(isOpen).toBe(false);
  });

  test("leaves Escape to the page while no tip shows", async ({ ui }) => {
    await ui.eval(() => {
      addEventListener("keydown", (event) => Object.assign(window, { wasTaken: event.defaultPrevented }));
    });
    await ui.press("Escape");
    await expect.poll(() => ui.eval(() => Reflect.get(window, "wasTaken"))).toBe(false);
  });
});

test("a tip shows for an element that was focused before the code came", async ({ ui }) => {
  await ui.goto("/tests/pages/undefined.html?probe");
  await ui.eval(() => {
    document.body.innerHTML =
      '<dealer-tooltips></dealer-tooltips><button data-dealer-tooltip="Al bezig">Knop</button>';
    document.querySelector("button")?.focus();
  });
  await ui.eval(runModule, "/dist/elements/dealer-tooltips.js");
  await showsTip(ui, "Al bezig");
});
