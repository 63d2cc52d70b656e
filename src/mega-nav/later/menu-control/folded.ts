import { viewportSize } from "../../../kernel/page/viewport-size.ts";

/** An element that contains one of these is the page itself: where it is hidden, the page fades in or loads. */
const PAGE = "main, [role=main], h1, body";

/** The menu and the elements around it, without those that contain the page's content; the innermost comes first. */
export function partsAround(menu: Element): Element[] {
  const parts = [menu];
  for (let around = parentOf(menu); around && !isPage(around); around = parentOf(around)) parts.push(around);
  return parts;
}

const isPage = (element: Element) => element.matches(PAGE) || element.querySelector(PAGE) !== null;

export const parentOf = (element: Element): Element | undefined =>
  element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;

/** Whether an element is displayed, apart from its place. */
export function isVisible(element: Element): boolean {
  if (getComputedStyle(element).display !== "contents")
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest("[inert]") === null
    );
  const around = parentOf(element);
  return around === undefined || isVisible(around);
}

/** The outermost of these parts of the page that hides the menu by any means, while the page itself is shown. */
export function foldedPart(parts: readonly Element[]): Element | undefined {
  const [menu] = parts as [Element];
  const page = parentOf(parts.at(-1) as Element);
  if (page && !isVisible(page)) return undefined;
  if (!isVisible(menu)) return parts.findLast((part) => !isVisible(part)) ?? menu;
  const folded = parts.findLast((part) => isFolded(part) || isOffPage(part));
  return folded ?? (isScaledAway(menu) ? (parts[1] ?? menu) : undefined);
}

const CLIPPED = /^(inset\(.*\b(100%|50%)|circle\(0|polygon\(0(px|%)? 0(px|%)?(, 0(px|%)? 0(px|%)?)+\))/;

/** Whether an element has no room for what is in it, and cuts it off. */
function isFolded(element: Element): boolean {
  const style = getComputedStyle(element);
  const { overflowX, overflowY, clipPath, clip, position } = style;
  if (CLIPPED.test(clipPath)) return true;
  if (/^rect\((0|1)px,? (0|1)px,? (0|1)px,? (0|1)px\)$/.test(clip) && /absolute|fixed/.test(position))
    return true;
  const px = (name: string) => Number.parseFloat(style.getPropertyValue(name));
  const width = element.clientWidth - px("padding-left") - px("padding-right");
  const height = element.clientHeight - px("padding-top") - px("padding-bottom");
  return (overflowX !== "visible" && width < 1) || (overflowY !== "visible" && height < 1);
}

/** Whether the visitor cannot scroll to an element. A fixed header that leaves while the page scrolls is not hidden. */
function isOffPage(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const { width, height } = viewportSize();
  if ((right <= 0 && left < 0 && right + scrollX <= 0) || left >= width + Math.max(0, scrollX)) return true;
  const scrolledPx = scrolledAround(element);
  const isBelow = scrolledPx === 0 && top >= height && isFixed(element);
  return isBelow || (bottom + scrolledPx <= 0 && top < 0);
}

function scrolledAround(element: Element): number {
  const around = parentOf(element);
  return around ? around.scrollTop + scrolledAround(around) : 0;
}

function isFixed(element: Element): boolean {
  const around = parentOf(element);
  return getComputedStyle(element).position === "fixed" || (around !== undefined && isFixed(around));
}

const isScaledAway = (element: Element) => {
  const { width, height } = element.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = element as HTMLElement;
  return (offsetWidth > 0 && width < 1) || (offsetHeight > 0 && height < 1);
};
