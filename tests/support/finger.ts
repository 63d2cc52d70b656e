import type { Ui } from "./ui.ts";

type Point = readonly [x: number, y: number];

/** Touches one point, moves to another in ten steps and lifts there. */
export type Finger = (from: Point, to?: Point) => Promise<void>;

const STEPS = 10;

type Touch = (type: "touchStart" | "touchMove" | "touchEnd", ...points: readonly Point[]) => Promise<unknown>;

/** Touches a page through Chromium's own protocol; the other engines' drivers have no touch. */
export async function createTouch({ page }: Ui): Promise<Touch> {
  if (!page) throw new Error("Only Chromium's pages can be touched");
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 2 });
  return (type, ...points) =>
    protocol.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x, y, id })),
    });
}

export async function createFinger(ui: Ui): Promise<Finger> {
  const touch = await createTouch(ui);
  return async (from, to) => {
    const [fromX, fromY] = from;
    await touch("touchStart", from);
    for (let step = 1; to && step <= STEPS; step++) {
      const way = step / STEPS;
      await touch("touchMove", [fromX + (to[0] - fromX) * way, fromY + (to[1] - fromY) * way]);
    }
    await touch("touchEnd");
  };
}
