import { setTimeout } from "node:timers/promises";
import type { CDPSession, Page } from "@playwright/test";
import type { Point } from "./in-page.ts";

/** How long a finger touches the screen. */
const REST_MS = 80;

export type Press = (point: Point) => Promise<void>;

export const touchOf =
  (devtools: CDPSession): Press =>
  async (point) => {
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await setTimeout(REST_MS);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };

export const mouseOf =
  ({ mouse }: Page): Press =>
  async ({ x, y }) => {
    await mouse.move(x, y);
    await mouse.down();
    await setTimeout(REST_MS);
    await mouse.up();
  };
