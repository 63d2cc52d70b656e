import { expect, test } from "../../../../support/ui.ts";
import { problems, violations } from "../../page.ts";
import { BANNER, consentValues, DIALOG, showsBanner } from "../banner.ts";
import { buildShown, HINT, isInPlace, LINES, type Size } from "./page.ts";

const CLOSE = "dealer-cookie-hint >>> [part=close]";
const LONG_HINT = `<dealer-cookie-hint close-button><p>${"Autohuis Merel en anderen meten hoe je deze site gebruikt. ".repeat(12)}<a href="#privacy">Lees meer</a></p></dealer-cookie-hint>`;
const CROSS_HINT = HINT.replace(">", " close-button>");

const SMALL: readonly Size[] = [
  [1280, 720],
  [700, 360],
  [360, 640],
  [320, 256],
];

test.describe("the banner in a small window", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const size of SMALL)
    for (const percent of [100, 200])
      for (const [text, hint] of Object.entries({ short: HINT, long: LONG_HINT }))
        test(`has both buttons in view: ${size.join(" × ")} px, text of ${percent} %, ${text}`, async ({
          ui,
        }) => {
          const css = `html { font-size: ${percent}% } body { margin: 0 }`;
          await buildShown(ui, hint + LINES, { css, size });
          await isInPlace(ui, "at first");
          const top = await ui.eval(
            () =>
              document
                .querySelector("dealer-cookie-hint")
                ?.shadowRoot?.querySelector("section")
                ?.getBoundingClientRect().top,
          );
          expect(top).toBeGreaterThanOrEqual(0);
        });
});

test.describe("the banner's cross", () => {
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  test("is not there by default", async ({ ui }) => {
    await buildShown(ui, HINT);
    expect(await ui.attribute(CLOSE, "hidden")).toBe("");
  });

  for (const size of SMALL)
    test(`refuses, ${size.join(" × ")} px`, async ({ ui }) => {
      await buildShown(ui, CROSS_HINT + LINES, { size });
      await isInPlace(ui, "beside the cross");
      await ui.click(CLOSE);
      await showsBanner(ui, false);
      expect(await consentValues(ui)).toEqual(["-1"]);
    });

  test('asks first with decline="confirm", and the banner stays when that is cancelled', async ({ ui }) => {
    await buildShown(ui, CROSS_HINT.replace(">", ' decline="confirm">'));
    await ui.click(CLOSE);
    await expect.poll(() => ui.attribute(DIALOG, "open")).toBe("");
    await ui.press("Escape");
    await expect.poll(() => ui.attribute(DIALOG, "open")).toBeNull();
    await isInPlace(ui, "cancelled");
    expect(await ui.focused()).toMatchObject({ part: "close" });
    expect(await consentValues(ui)).toEqual([]);
  });

  test("stays open on Escape, and Tab reaches everything in it", async ({ ui }) => {
    await buildShown(ui, `<button id="before" type="button">Menu</button>${CROSS_HINT}`);
    await ui.eval(() => document.querySelector<HTMLElement>("#before")?.focus());
    const stops = [];
    for (let stop = 0; stop < 4; stop++) {
      await ui.press("Tab");
      const { part, text } = await ui.focused();
      stops.push(part || text);
    }
    expect(stops).toEqual(["Lees meer", "close", "decline", "accept"]);
    await ui.press("Escape");
    await isInPlace(ui, "after Escape");
    expect(await ui.attribute(BANNER, "hidden")).toBeNull();
  });

  test("has no axe violations @reduced", async ({ ui }) => {
    await buildShown(ui, `<main><h1>Occasions</h1>${LINES}</main>${CROSS_HINT}`, { size: [360, 640] });
    expect(await violations(ui)).toEqual([]);
  });
});
