import { MAX_WAIT_MS } from "../../../src/starter/time-limit.ts";
import { FAULTS, FAULTY, type Fault } from "../../server/faults.ts";
import { waitingFor } from "../../support/timeouts.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { setAttributes, typeInto } from "../contract/in-page.ts";
import { isReady, isShown, NARROW, PAGE, pointAtPage, problems, STARTED_PAGE } from "../elements/page.ts";
import { tries } from "./trials.ts";

const KINDS = Object.keys(FAULTS) as Fault[];
/** Chromium reports no error when the answer is not a style sheet. */
const isReported = (fault: Fault, engine: Ui["engine"]) =>
  fault === "missing" || fault === "reset" || (fault !== "silent" && engine !== "chromium");
const SEARCH = "dealer-autocomplete input";

const lines = async (ui: Ui) => (await problems(ui)).map(({ text }) => text);

async function opensPanel(ui: Ui) {
  await ui.click('dealer-call-us >>> [part="button"]');
  await expect.poll(() => isShown(ui, 'dealer-call-us a[href^="tel:"]')).toBe(true);
}

for (const fault of KINDS) {
  test(`without the style sheet (${fault}) every element works, and one line is logged where the browser reports it`, async ({
    ui,
  }) => {
    tries("missing-style", 1);
    // A style sheet that never arrives blocks only the page's load event.
    await ui.goto(`/~drop-${fault}/dealer-elements.css/tests/pages/one-tag.html?probe`, { until: "start" });
    await isReady(ui, waitingFor(MAX_WAIT_MS));
    const line = [expect.stringMatching(/^Error in file:http\S+\/dealer-elements\.css; Error:\S/)];
    await expect.poll(() => lines(ui)).toEqual(isReported(fault, ui.engine) ? line : []);
  });

  test(`a suggestion server that fails (${fault}) leaves the input usable and logs at most one line`, async ({
    ui,
  }) => {
    tries("missing-endpoint", 1);
    await ui.goto(`${PAGE}&search&probe`);
    await isReady(ui);
    await ui.eval(setAttributes, "dealer-autocomplete", { url: `${FAULTY}/${fault}` });
    await ui.eval(typeInto, SEARCH, "noorda");
    const line = [expect.stringMatching(/^Error in file:\S+\/~fault\/\w+\S*; Error:\S/)];
    await expect.poll(() => lines(ui)).toEqual(fault === "silent" ? [] : line);
    await ui.click(SEARCH);
    await ui.press("Backspace");
    const text = () => document.querySelector<HTMLInputElement>("dealer-autocomplete input")?.value;
    expect(await ui.eval(text)).toBe("noord");
    await opensPanel(ui);
  });
}

test("shows the author's content when the starter does not match the page's hash", async ({ ui }) => {
  tries("other-hash", 1);
  await ui.viewport(...NARROW);
  await ui.goto(`${STARTED_PAGE}&other-hash&probe`);
  await expect.poll(() => isShown(ui, "dealer-loader")).toBe(false);
  for (const written of ['a[href="#nieuw"]', 'dealer-call-us a[href^="tel:"]', "#content"])
    await expect.poll(() => isShown(ui, written), written).toBe(true);
});

test("a tag whose code was late does not take the focus", async ({ ui }) => {
  await ui.goto(`${PAGE}&clock&date`);
  await expect
    .poll(async () => {
      await ui.clock.tick(1000);
      await pointAtPage(ui);
      return ui.eval(() => document.querySelectorAll(":not(:defined)").length);
    })
    .toBe(0);
  await ui.click('dealer-mega-nav button[aria-label="Werkplaats"]');
  await opensPanel(ui);
  const before = await ui.focused();
  await ui.clock.tick(20_000);
  expect(await ui.focused()).toEqual(before);
});
