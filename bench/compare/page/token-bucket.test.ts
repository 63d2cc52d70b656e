import { expect, it } from "vitest";
import { tokenBucket } from "./token-bucket.ts";

const BYTES_PER_MS = 200;
const CAPACITY = 1000;

it("sends pieces within its capacity without a wait", () => {
  const wait = tokenBucket(BYTES_PER_MS, CAPACITY);
  expect(wait(CAPACITY, 0)).toBe(0);
});

it("lets pieces that come at the same time wait for each other", () => {
  const wait = tokenBucket(BYTES_PER_MS, CAPACITY);
  expect([0, 0, 0].map((now) => wait(1000, now))).toEqual([0, 5, 10]);
});

it("waits less after a timer that was late", () => {
  const wait = tokenBucket(BYTES_PER_MS, CAPACITY);
  wait(1000, 0);
  expect(wait(1000, 2)).toBe(3);
  expect(wait(1000, 8)).toBe(2);
});

it("never saves more than its capacity", () => {
  const wait = tokenBucket(BYTES_PER_MS, CAPACITY);
  wait(1000, 0);
  expect(wait(2000, 1000)).toBe(5);
});
