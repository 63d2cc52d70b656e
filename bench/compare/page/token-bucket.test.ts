import { expect, it } from "vitest";
import { tokenBucket } from "./token-bucket.ts";

const BYTES_PER_MS = 200;
const CAPACITY = 1000;

it("lets through at once what fits", () => {
  const wait = tokenBucket(BYTES_PER_MS, CAPACITY);
  expect(wait(CAPACITY, 0)).toBe(0);
});

it("makes pieces that come at once wait for each other", () => {
  const wait = tokenBucket(BYTES_PER_MS, CAPACITY);
  expect([0, 0, 0].map((now) => wait(1000, now))).toEqual([0, 5, 10]);
});

it("makes up for a timer that was late", () => {
  const wait = tokenBucket(BYTES_PER_MS, CAPACITY);
  wait(1000, 0);
  expect(wait(1000, 2)).toBe(3);
  expect(wait(1000, 8)).toBe(2);
});

it("saves up no more than it holds", () => {
  const wait = tokenBucket(BYTES_PER_MS, CAPACITY);
  wait(1000, 0);
  expect(wait(2000, 1000)).toBe(5);
});
