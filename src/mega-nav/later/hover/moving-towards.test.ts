import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isMovingTowards } from "./moving-towards.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

type Box = Parameters<typeof isMovingTowards>[0];

const SIDES = ["above", "below", "before", "after"] as const;
type Side = (typeof SIDES)[number];

/** A panel and a pointer outside it, at one of its sides. */
const scene = fc
  .record({
    left: fc.integer({ min: 0, max: 1000 }),
    top: fc.integer({ min: 0, max: 1000 }),
    width: fc.integer({ min: 10, max: 500 }),
    height: fc.integer({ min: 10, max: 500 }),
    side: fc.constantFrom(...SIDES),
    along: fc.double({ min: 0, max: 1, noNaN: true }),
    away: fc.integer({ min: 1, max: 300 }),
  })
  .map(({ left, top, width, height, side, along, away }) => {
    const box = { left, top, right: left + width, bottom: top + height };
    const x = side === "before" ? left - away : box.right + away;
    const y = side === "above" ? top - away : box.bottom + away;
    const isBeside = side === "before" || side === "after";
    const from = isBeside ? { x, y: top + along * height } : { x: left + along * width, y };
    return { box, side, from };
  });

const part = fc.double({ min: 0.05, max: 0.95, noNaN: true });

/** A point on the side of the box that faces the pointer. */
function aimAt({ left, top, right, bottom }: Box, side: Side, along: number): Point {
  const x = left + along * (right - left);
  const y = top + along * (bottom - top);
  return { above: { x, y: top }, below: { x, y: bottom }, before: { x: left, y }, after: { x: right, y } }[
    side
  ];
}

const towards = (from: Point, to: Point, far: number): Point => ({
  x: from.x + far * (to.x - from.x),
  y: from.y + far * (to.y - from.y),
});

const mirrored = ({ x, y }: Point): Point => ({ x: -x, y });

describe("a pointer beside a panel", () => {
  it("moves towards the panel when it goes straight to any point of the side that faces it", () => {
    fc.assert(
      fc.property(scene, part, part, ({ box, side, from }, along, far) => {
        expect(isMovingTowards(box, from, towards(from, aimAt(box, side, along), far))).toBe(true);
      }),
    );
  });

  it("does not when it goes straight away from the panel", () => {
    fc.assert(
      fc.property(scene, part, part, ({ box, side, from }, along, far) => {
        expect(isMovingTowards(box, from, towards(from, aimAt(box, side, along), -far))).toBe(false);
      }),
    );
  });

  it("does not when it passes the panel's corners", () => {
    fc.assert(
      fc.property(scene, fc.constantFrom(-0.5, 1.5), part, ({ box, side, from }, along, far) => {
        expect(isMovingTowards(box, from, towards(from, aimAt(box, side, along), far))).toBe(false);
      }),
    );
  });

  it("does not while it is still", () => {
    fc.assert(
      fc.property(scene, ({ box, from }) => {
        expect(isMovingTowards(box, from, from)).toBe(false);
      }),
    );
  });

  it("gives the same result in the mirror image, for right-to-left pages", () => {
    fc.assert(
      fc.property(
        scene,
        fc.integer({ min: -400, max: 400 }),
        fc.integer({ min: -400, max: 400 }),
        (at, dx, dy) => {
          const { box, from } = at;
          const to = { x: from.x + dx, y: from.y + dy };
          const mirror = { ...box, left: -box.right, right: -box.left };
          expect(isMovingTowards(mirror, mirrored(from), mirrored(to))).toBe(isMovingTowards(box, from, to));
        },
      ),
    );
  });
});

describe("from an item to the panel under it", () => {
  const panel = { left: 50, right: 400, top: 60, bottom: 300 };
  const item = { x: 100, y: 40 };

  it("a diagonal move goes towards the panel", () => {
    expect(isMovingTowards(panel, item, { x: 130, y: 50 })).toBe(true);
  });

  it("a move along the bar does not", () => {
    expect(isMovingTowards(panel, item, { x: 130, y: 40 })).toBe(false);
  });
});
