import { ancestors } from "./flat-tree.ts";

/** The middle of the largest box of an element; an inline element that wraps has several. */
export function middleOf(element: Element): { x: number; y: number } | undefined {
  const boxes = [...element.getClientRects()].sort((a, b) => b.width * b.height - a.width * a.height);
  const [box] = boxes;
  if (!box || box.width < 1 || box.height < 4) return undefined;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** So near to its edge, a box has a border, and a visitor would scroll on. */
const EDGE_PX = 8;

/** Scrolls as a visitor can: an element with `overflow: hidden` does not scroll for a visitor. */
export function bringIntoView(element: Element): void {
  const boxes = ancestors(element);
  // What is in the top layer does not scroll with the boxes around it.
  const top = boxes.findIndex((box) => box.matches(":popover-open"));
  for (const box of top < 0 ? boxes : boxes.slice(0, top + 1)) {
    const point = middleOf(element);
    if (!point || box === document.body || box === document.documentElement) continue;
    const { overflowX, overflowY } = getComputedStyle(box);
    const { x, y, width, height } = box.getBoundingClientRect();
    if (/auto|scroll/.test(overflowY) && (point.y < y + EDGE_PX || point.y > y + height - EDGE_PX))
      box.scrollTop += point.y - (y + height / 2);
    if (/auto|scroll/.test(overflowX) && (point.x < x + EDGE_PX || point.x > x + width - EDGE_PX))
      box.scrollLeft += point.x - (x + width / 2);
  }
  const point = middleOf(element);
  if (!point || (point.y > 0 && point.y < innerHeight)) return;
  scrollBy({ top: point.y - innerHeight / 2, behavior: "instant" });
}

export const isVisible = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });

/** What a visitor meets at this place, through open shadow roots. */
export function hitAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (let root = hit?.shadowRoot; root; ) {
    const inner: Element | null = root.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
    root = inner.shadowRoot;
  }
  return hit;
}

/** Why a visitor cannot press the middle of an element, or undefined. */
export function obstacleOf(element: Element): string | undefined {
  if (!isVisible(element)) return "is not visible";
  bringIntoView(element);
  const point = middleOf(element);
  if (!point) return "has no size";
  if (point.x < 0 || point.y < 0 || point.x >= innerWidth || point.y >= innerHeight)
    return "is outside the window";
  const hit = hitAt(point.x, point.y);
  return hit && (hit === element || element.contains(hit)) ? undefined : `is under ${nameOf(hit)}`;
}

export const isMet = (element: Element) => obstacleOf(element) === undefined;

export function nameOf(element: Element | null): string {
  if (!element) return "nothing";
  const { id, classList, localName } = element;
  return localName + (id ? `#${id}` : "") + [...classList].map((name) => `.${name}`).join("");
}
