import { holdFiles } from "../../../support/hold.ts";
import { expect, test, type Ui } from "../../../support/ui.ts";
import { hasRun, requestsWith } from "../../tag-services.ts";
import { problems } from "../page.ts";
import { decideAndClose } from "./banner.ts";
import { BANNER, dataLayer, LATER, open, services, show, tags } from "./page.ts";

/** As in an author's markup, on a page that had Google's snippet. */
const BUTTON = `<button id="press" type="button" onclick="gtag('event', 'press', {value: 1})">Bel ons</button>`;

/** The commands in a data layer that Google's tag understands. */
const commands = (ui: Ui, layer: string): Promise<unknown[][]> =>
  ui.eval(
    (name) =>
      (Reflect.get(window, name) as unknown[])
        .filter((entry) => Object.prototype.toString.call(entry) === "[object Arguments]")
        .map((entry) => Array.from(entry as ArrayLike<unknown>)),
    layer,
  );

const hasGtag = (ui: Ui) =>
  expect.poll(() => ui.eval(() => typeof Reflect.get(window, "gtag"))).toBe("function");

test.describe("dealer-tags brings Google's `gtag`", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("whose calls are queued after the default, and sent to nobody before consent", async ({ ui }) => {
    const { ga, name } = services();
    await open(ui);
    await show(ui, BANNER + BUTTON + tags(`${LATER} ${ga}`));
    await hasGtag(ui);
    await ui.click("#press");
    await expect.poll(() => dataLayer(ui)).toEqual(["default denied", "event press [object Object]"]);
    expect((await commands(ui, "dataLayer"))[1]).toEqual(["event", "press", { value: 1 }]);
    expect(await requestsWith(name)).toEqual([]);
    await decideAndClose(ui, "accepted");
    await hasRun(ui, "gtag/js");
    await ui.click("#press");
    await expect
      .poll(async () => (await commands(ui, "dataLayer")).at(-1))
      .toEqual(["event", "press", { value: 1 }]);
  });

  test("which keeps the presses from before the element's code, each once and in order", async ({ ui }) => {
    const code = holdFiles("chunks/watch-");
    await open(ui, code.on("/tests/pages/banner.html?probe"));
    await ui.eval(
      (html) => {
        Reflect.set(window, "presses", 0);
        document.body.innerHTML = html;
      },
      BANNER + BUTTON.replace("{value: 1}", "++window.presses") + tags(LATER),
    );
    await hasGtag(ui);
    await ui.click("#press");
    await ui.click("#press");
    await expect.poll(() => dataLayer(ui)).toEqual([]);
    await code.release();
    await expect.poll(() => dataLayer(ui)).toEqual(["default denied", "event press 1", "event press 2"]);
    await ui.click("#press");
    await decideAndClose(ui, "accepted");
    await expect
      .poll(() => dataLayer(ui))
      .toEqual([
        "default denied",
        "event press 1",
        "event press 2",
        "event press 3",
        "update granted",
        "dealer-cookie-hint-decided accepted",
      ]);
  });

  test("for a data layer of another name", async ({ ui }) => {
    await open(ui);
    await show(ui, BUTTON + tags(`${LATER} data-layer="myLayer"`));
    await hasGtag(ui);
    await ui.click("#press");
    await expect
      .poll(async () => (await commands(ui, "myLayer")).map(([command]) => command))
      .toEqual(["consent", "event"]);
    expect(await dataLayer(ui)).toEqual([]);
  });

  test("also beside an element with that id, and never in place of the page's own", async ({ ui }) => {
    await open(ui);
    await show(ui, `<p id="gtag"></p>${BUTTON}${tags(LATER)}`);
    await hasGtag(ui);
    await open(ui);
    await ui.eval(() => Reflect.set(window, "gtag", () => Reflect.set(window, "called", true)));
    await show(ui, BUTTON + tags(LATER));
    await expect.poll(() => dataLayer(ui)).toEqual(["default denied"]);
    await ui.click("#press");
    await expect.poll(() => ui.eval(() => Reflect.get(window, "called"))).toBe(true);
    expect(await dataLayer(ui)).toEqual(["default denied"]);
  });
});
