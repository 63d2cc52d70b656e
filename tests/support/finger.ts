import type { Ui } from "./ui.ts";

type Point = readonly [x: number, y: number];

/** Comes down on one point, moves to another in ten steps, and leaves there. */
export type Finger = (from: Point, to?: Point) => Promise<void>;

const STEPS = 10;

/** Touches a page through Chromium's own protocol; the other engines' drivers have no finger. */
export async function createFinger({ page }: Ui): Promise<Finger> {
  if (!page) throw new Error("Only Chromium's pages can be touched");
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", points: readonly Point[]) =>
    protocol.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  return async (from, to) => {
    const [fromX, fromY] = from;
    await touch("touchStart", [from]);
    for (let step = 1; to && step <= STEPS; step++) {
      const way = step / STEPS;
      await touch("touchMove", [[fromX + (to[0] - fromX) * way, fromY + (to[1] - fromY) * way]]);
    }
    await touch("touchEnd", []);
  };
}
