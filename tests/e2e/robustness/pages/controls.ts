import { ASKS_SOON } from "../../../support/timeouts.ts";
import { expect, type Ui } from "../../../support/ui.ts";

/** The smallest target size of WCAG 2.2 (2.5.8). */
const LEAST_PX = 24;

/** Our controls that are invisible, too small, out of the window or without a focus ring. */
function findFaults(selectors: readonly string[], leastPx: number): string[] {
  const find = (path: string) =>
    path
      .split(" >>> ")
      .reduce<Element | null>(
        (found, step, index) => (index === 0 ? document : found?.shadowRoot)?.querySelector(step) ?? null,
        null,
      );
  const faultsOf = (path: string) => {
    const element = find(path);
    if (!(element instanceof HTMLElement)) return [`${path} is not there`];
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { width, height, left, top, right, bottom } = element.getBoundingClientRect();
    const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const isInside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    element.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const hasRing = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    element.blur();
    return [
      isSeen ? "" : `${path} cannot be seen`,
      Math.min(width, height) < leastPx - 0.01 ? `${path} measures ${width} x ${height}` : "",
      isInside ? "" : `${path} is outside: ${[left, top, right, bottom]} in ${innerWidth} x ${innerHeight}`,
      hasRing ? "" : `${path} has no ring: ${outlineStyle} ${outlineWidth}`,
    ].filter((fault) => fault !== "");
  };
  return selectors.flatMap(faultsOf);
}

export async function canBeUsed(ui: Ui, ...selectors: readonly string[]): Promise<void> {
  await expect.poll(() => ui.eval(findFaults, selectors, LEAST_PX), ASKS_SOON).toEqual([]);
}

/** Expects that an opened part is completely inside the window and not empty. */
export async function isWhole(ui: Ui, selector: string): Promise<void> {
  const pastEdges = () =>
    ui.eval((path) => {
      const [outer = "", inner] = path.split(" >>> ");
      const host = document.querySelector(outer);
      const element = inner ? host?.shadowRoot?.querySelector(inner) : host;
      if (!element) return `${path} is not there`;
      element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
      const { width, height, left, top, right, bottom } = element.getBoundingClientRect();
      const isInside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
      return isInside && width > 0 && height > 0
        ? ""
        : `${path} is at ${[left, top, right, bottom]} in ${innerWidth} x ${innerHeight}`;
    }, selector);
  await expect.poll(pastEdges, ASKS_SOON).toBe("");
}
