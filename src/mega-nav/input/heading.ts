interface Point {
  readonly x: number;
  readonly y: number;
}

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/**
 * Whether a pointer that went from one point to another is on its way to a box: inside the triangle of where it was and
 * the box's nearer corners. On the diagonal to a panel it crosses other items, and means none of them.
 */
export function isHeadingTo(box: Box, from: Point, to: Point): boolean {
  const [one, other] = nearerCorners(box, from);
  const sides = [sideOf(from, one, to), sideOf(one, other, to), sideOf(other, from, to)];
  const hasMoved = from.x !== to.x || from.y !== to.y;
  return hasMoved && (sides.every((side) => side >= 0) || sides.every((side) => side <= 0));
}

function nearerCorners({ left, top, right, bottom }: Box, { x, y }: Point): [Point, Point] {
  if (y < top) return [at(left, top), at(right, top)];
  if (y > bottom) return [at(left, bottom), at(right, bottom)];
  const nearX = Math.abs(x - left) < Math.abs(x - right) ? left : right;
  return [at(nearX, top), at(nearX, bottom)];
}

const at = (x: number, y: number): Point => ({ x, y });

/** Positive where a point lies to one side of a line, negative on the other. */
const sideOf = (start: Point, end: Point, { x, y }: Point) =>
  (end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x);
