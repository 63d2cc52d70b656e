import { expect, test, type Ui } from "../../../../support/ui.ts";
import { problems, WIDE } from "../../page.ts";
import { openTheme } from "./theme.ts";

/* A panel opens on the side of its item where it has room. */

const BARS = { top: "top: 0", upper: "top: 20%", middle: "top: 55%", low: "top: 80%", bottom: "bottom: 0" };
const COUNTS = [2, 4, 8, 14];
const ITEM = "dealer-mega-nav li:has(ul)";

/** On the page: whether all of the open panel shows; if it does not, whether it is on the side with most room. */
function faultOf(item: string): string {
  const panel = document.querySelector("dealer-mega-nav [data-dealer-panel]") as HTMLElement;
  const { top, bottom } = panel.getBoundingClientRect();
  const bar = document.querySelector(item)?.getBoundingClientRect() ?? new DOMRect();
  const [above, below] = [bar.top, innerHeight - bar.bottom];
  if (top < 0 || bottom > innerHeight) return "outside the window";
  if (top < bar.bottom - 1 && bottom > bar.top + 1) return "over the item";
  // Elsewhere only the number of items says how high a panel is.
  const isExact =
    CSS.supports("block-size", "calc-size(max-content, size)") ||
    CSS.supports("hanging-punctuation", "first");
  if (!isExact) return "";
  const isCut = panel.scrollHeight > panel.clientHeight + 1;
  const wanted = panel.scrollHeight + 2;
  if (isCut && Math.max(above, below) > wanted + 8)
    return `cut: ${wanted} px, ${above} above, ${below} below`;
  return "";
}

const open = async (ui: Ui) => {
  const toggle = `${ITEM} > [data-dealer-toggle]`;
  await ui.click(toggle);
  await expect.poll(() => ui.attribute(toggle, "aria-expanded")).toBe("true");
};

for (const [bar, place] of Object.entries(BARS))
  test(`dealer-mega-nav opens panels where there is room, from a bar at ${place}`, async ({ ui }) => {
    for (const count of COUNTS) {
      const links = Array.from({ length: count }, (_, at) => `<li><a href="#a${at}">Link ${at}</a></li>`);
      const html = `<div id="bar"><dealer-mega-nav><ul><li><a href="#home">Home</a></li><li><a href="#aanbod">Aanbod</a><ul>${links.join("")}</ul></li></ul></dealer-mega-nav></div>`;
      await openTheme(ui, { html, css: `#bar { position: fixed; inset-inline: 0; ${place} }`, size: WIDE });
      await open(ui);
      await expect.poll(() => ui.eval(faultOf, ITEM), `${bar}, ${count} links`).toBe("");
    }
    expect(await problems(ui)).toEqual([]);
  });
