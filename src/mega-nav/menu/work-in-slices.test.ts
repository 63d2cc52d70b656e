import { afterEach, expect, it, vi } from "vitest";
import { nextTask } from "../../kernel/task/next-task.ts";
import { SLICE_MS, workInSlices } from "./work-in-slices.ts";

const STEP_MS = 3;
const STEPS_A_SLICE = Math.ceil(SLICE_MS / STEP_MS);

afterEach(() => {
  vi.restoreAllMocks();
});

/** Starts work of a number of steps, each of which takes STEP_MS. */
function start(steps: number, signal = new AbortController().signal) {
  const work = { done: 0 };
  vi.spyOn(performance, "now").mockImplementation(() => work.done * STEP_MS);
  const over = workInSlices(() => ++work.done < steps, signal);
  return { work, over };
}

it("runs the first slice at once", () => {
  expect(start(100).work.done).toBe(STEPS_A_SLICE);
});

it("waits for a new task after each slice", async () => {
  const { work } = start(100);
  await Promise.resolve();
  expect(work.done).toBe(STEPS_A_SLICE);
  await nextTask();
  expect(work.done).toBe(2 * STEPS_A_SLICE);
});

it("ends when no step is left", async () => {
  const { work, over } = start(STEPS_A_SLICE + 1);
  await over;
  expect(work.done).toBe(STEPS_A_SLICE + 1);
});

it("runs work that fits in one slice without waiting", async () => {
  const { work, over } = start(STEPS_A_SLICE);
  expect(work.done).toBe(STEPS_A_SLICE);
  await over;
});

it("stops when the signal aborts", async () => {
  const end = new AbortController();
  const { work, over } = start(100, end.signal);
  end.abort();
  await over;
  expect(work.done).toBe(STEPS_A_SLICE);
});

it("does not start when the signal has aborted", async () => {
  const { work, over } = start(100, AbortSignal.abort());
  await over;
  expect(work.done).toBe(0);
});
