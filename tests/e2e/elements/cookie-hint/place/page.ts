import { expect, type Ui } from "../../../../support/ui.ts";
import { isReady, NARROW, standsStill, WIDE } from "../../page.ts";
import { showsBanner } from "../banner.ts";

const BANNER_PAGE = "/tests/pages/banner.html?probe";

export const SIZES = { wide: WIDE, narrow: NARROW } as const;
export type Size = readonly [number, number];

export const HINT =
  '<dealer-cookie-hint><p>Wij gebruiken cookies. <a href="#privacy">Lees meer</a></p></dealer-cookie-hint>';
export const LINES = "<p>Occasions</p>".repeat(60);
export const FOOTER = '<footer><a id="last" href="#last">Contact</a></footer>';

/** Opens a page with this markup and these styles, on which nothing moves any more. */
export async function build(ui: Ui, html: string, { css = "", size = WIDE as Size } = {}): Promise<void> {
  await ui.viewport(...size);
  await ui.goto(BANNER_PAGE);
  await ui.eval(
    (body, rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
      document.body.innerHTML = body;
    },
    html,
    css,
  );
  await isReady(ui);
}

export async function buildShown(ui: Ui, html: string, options: { css?: string; size?: Size } = {}) {
  await build(ui, html, options);
  await showsBanner(ui, true);
  await standsStill(ui);
}

/** What a visitor sees of the banner: whether it is along the window's edge, and how many of nine spots of each button. */
export function seePlace() {
  const root = document.querySelector("dealer-cookie-hint")?.shadowRoot as ShadowRoot;
  const banner = root.querySelector("[part=banner]") as Element;
  const { left, right, bottom } = banner.getBoundingClientRect();
  const spots = [0.1, 0.5, 0.9];
  const seen = ["accept", "decline"].map((part) => {
    const button = root.querySelector(`[part=${part}]`) as Element;
    const box = button.getBoundingClientRect();
    const isSeen = (x: number, y: number) => {
      const at = [box.left + x * box.width, box.top + y * box.height] as const;
      const isOnHost = document.elementFromPoint(...at)?.closest("dealer-cookie-hint");
      return isOnHost && root.elementFromPoint(...at) === button;
    };
    return spots.flatMap((x) => spots.filter((y) => isSeen(x, y))).length;
  });
  const { clientWidth, clientHeight } = document.documentElement;
  const isAtEdge =
    Math.abs(left) < 1 && Math.abs(right - clientWidth) < 1 && Math.abs(bottom - clientHeight) < 1;
  return { isAtEdge, accept: seen[0], decline: seen[1] };
}

export const IN_PLACE = { isAtEdge: true, accept: 9, decline: 9 };

export const isInPlace = (ui: Ui, moment: string) =>
  expect.poll(() => ui.eval(seePlace), moment).toEqual(IN_PLACE);
