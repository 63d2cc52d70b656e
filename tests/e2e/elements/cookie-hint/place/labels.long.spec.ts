import { expect, test } from "../../../../support/ui.ts";
import { problems } from "../../page.ts";
import { buildShown, HINT, isInPlace, LINES, type Size } from "./page.ts";

const LABELS = {
  long: ["Alleen noodzakelijke cookies toestaan", "Alle cookies toestaan en doorgaan"],
  unbroken: ["Persoonsgegevensverwerkingsvoorkeuren", "Bedrijfswagenleaseovereenkomstvoorwaardenoverzichten"],
  "long and short": ["Alleen noodzakelijke cookies toestaan", "Ja"],
} as const;

const SIZES: readonly Size[] = [
  [320, 256],
  [320, 640],
  [360, 640],
  [700, 360],
  [1280, 720],
];

/** What is cut off or outside the window: of the buttons and of the texts on them. */
const cutOff = () => {
  const root = document.querySelector("dealer-cookie-hint")?.shadowRoot as ShadowRoot;
  return ["accept", "decline"].filter((part) => {
    const button = root.querySelector(`[part=${part}]`) as HTMLElement;
    const range = document.createRange();
    range.selectNodeContents(button);
    const [box, text] = [button.getBoundingClientRect(), range.getBoundingClientRect()];
    const isInWindow = box.left >= 0 && box.right <= document.documentElement.clientWidth && box.top >= 0;
    return !isInWindow || text.left < box.left || text.right > box.right || text.top < box.top;
  });
};

test.describe("the banner's buttons", () => {
  test.skip(({ engine }) => engine !== "chromium", "plain boxes are the same in each engine");
  test.afterEach(async ({ ui }) => expect(await problems(ui)).toEqual([]));

  for (const size of SIZES)
    test(`are whole and in the window, ${size.join(" × ")} px`, async ({ ui }) => {
      for (const percent of [100, 200])
        for (const [kind, [decline, accept]] of Object.entries(LABELS)) {
          // With twice the letters two long labels need more than the smallest window.
          if (percent === 200 && size[1] < 640) continue;
          const html = HINT.replace(">", ` decline-label="${decline}" accept-label="${accept}">`);
          const css = `html { font-size: ${percent}% } p { margin: 24px 0 }`;
          await buildShown(ui, html + LINES, { css, size });
          await isInPlace(ui, `${kind}, ${percent} %`);
          expect(await ui.eval(cutOff), `${kind}, ${percent} %`).toEqual([]);
        }
    });

  test("are centred beside the message, whatever margins a theme gives to what is in it", async ({ ui }) => {
    const middles = () => {
      const hint = document.querySelector("dealer-cookie-hint") as HTMLElement;
      const boxes = [hint.querySelector("p"), hint.shadowRoot?.querySelector("[part=accept]")];
      const [text = 0, button = 0] = boxes.map((one) => {
        const { top = 0, bottom = 0 } = one?.getBoundingClientRect() ?? {};
        return (top + bottom) / 2;
      });
      return Math.abs(text - button);
    };
    for (const margin of ["0", "0 0 16px", "32px 0 0", "1em 0", "16px 0 !important"]) {
      await buildShown(ui, HINT + LINES, { css: `p { margin: ${margin} }` });
      expect(await ui.eval(middles), margin).toBeLessThan(1.5);
    }
  });
});
