export interface Point {
  readonly x: number;
  readonly y: number;
}

let place: Point | undefined;

/** Keeps where the visitor is: the place of the pointer, or the middle of what has the focus. */
export function keepPlace(at: Point | Element): void {
  if (!(at instanceof Element)) {
    place = { x: at.x, y: at.y };
    return;
  }
  const [box] = at.getClientRects();
  place = box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The number of the box that is nearest to the visitor, such as that of a line in a link over two lines. */
export function nearestToVisitor(boxes: readonly DOMRect[]): number {
  if (!place) return 0;
  const { x, y } = place;
  const distances = boxes.map(({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
  );
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}
