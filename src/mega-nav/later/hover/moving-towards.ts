interface Point {
  readonly x: number;
  readonly y: number;
}

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

/**
 * Whether a pointer that moved from one point to another is moving towards a box: whether it is inside the triangle
 * of its old position and the two nearer corners of the box. On a diagonal towards a panel it crosses items that must
 * not open.
 */
export function isMovingTowards(box: Box, from: Point, to: Point): boolean {
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

/** Positive if a point lies on one side of a line, negative on the other. */
const sideOf = (start: Point, end: Point, { x, y }: Point) =>
  (end.x - start.x) * (y - start.y) - (end.y - start.y) * (x - start.x);
