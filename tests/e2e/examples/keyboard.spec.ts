import { examplePages } from "../../support/examplePages.ts";
import { ELSEWHERE, isLeftToOthers } from "../../support/parts.ts";
import { expect, test, type Ui } from "../../support/ui.ts";
import { addEnds, focusStart, readStop, type Stop } from "./keyboard-in-page.ts";
import { NARROW, SIZES, visitDecided } from "./visit.ts";

const MOST_STEPS = 1000;
const START = "button rig-start Start";
const END = "button rig-end End";

const at = async (ui: Ui) => {
  const { name, isExpanded } = await ui.eval(readStop);
  return `${name}: ${isExpanded}`;
};

/** What Escape may close before the panel: a tip. */
const MOST_ESCAPES = 2;

/** Opens and closes the focused button's panel, and ends with the focus on the button. */
async function openAndClose(ui: Ui, { name }: Stop) {
  await ui.press("Enter");
  await expect.poll(() => at(ui)).toBe(`${name}: true`);
  for (let presses = 0; presses < MOST_ESCAPES && (await at(ui)) === `${name}: true`; presses++)
    await ui.press("Escape");
  await expect.poll(() => at(ui)).toBe(`${name}: false`);
}

/** Goes from one end of the page to the other; a frame counts once, whatever its content. */
async function walk(ui: Ui, key: string, end: string): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await ui.press(key);
    const stop = await ui.eval(readStop);
    if (stop.name === end) return stops;
    if (stop.name !== stops.at(-1)?.name || !stop.name.startsWith("iframe")) stops.push(stop);
    if (key === "Tab" && stop.isExpanded === "false") await openAndClose(ui, stop);
  }
  throw new Error(`The page did not end: ${stops.slice(-5).map(({ name }) => name)}`);
}

const namesOf = (stops: readonly Stop[]) => stops.map(({ name }) => name);

for (const [index, page] of examplePages.entries())
  for (const [size, [width, height]] of Object.entries(SIZES))
    test.describe(() => {
      test.skip(
        ({ engine }) => engine !== "chromium" && width === NARROW[0],
        "narrow pages are walked through in Chromium only",
      );
      test.skip(({ engine }) => isLeftToOthers(engine, index), ELSEWHERE);

      test(`Tab goes through ${page} and back with a visible focus, and the skip link skips the menu, ${size}`, async ({
        ui,
      }) => {
        // The catalogue has hundreds of stops.
        test.slow();
        await ui.viewport(width, height);
        await visitDecided(ui, page);
        await ui.eval(addEnds);
        await ui.eval(focusStart);

        const forth = await walk(ui, "Tab", END);
        expect(namesOf(forth.filter(({ isSeen }) => !isSeen)), "out of sight").toEqual([]);
        expect(
          namesOf(forth.filter((_, index) => forth[index + 1]?.wasMarked === false)),
          "not marked",
        ).toEqual([]);
        const back = await walk(ui, "Shift+Tab", START);
        expect(namesOf(back.filter(({ isSeen }) => !isSeen)), "out of sight on the way back").toEqual([]);
        const always = (stops: readonly Stop[]) => namesOf(stops.filter(({ comesAndGoes }) => !comesAndGoes));
        expect(always(back).reverse()).toEqual(always(forth));

        await ui.eval(focusStart);
        for (const key of ["Tab", "Enter", "Tab"]) await ui.press(key);
        await expect.poll(() => ui.eval(readStop)).toMatchObject({ isPastMenu: true });
      });
    });
