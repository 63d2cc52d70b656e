import { expect, it } from "vitest";
import { nextTask } from "./next-task.ts";

it("resolves in a later task, in the order of the calls", async () => {
  const done: number[] = [];
  const all = Array.from({ length: 10 }, (_, index) => nextTask().then(() => done.push(index)));
  await Promise.resolve();
  expect(done).toEqual([]);
  await Promise.all(all);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

it("resolves every time, after any number of earlier calls", async () => {
  for (let together = 1; together < 10; together++) {
    const waits = Array.from({ length: together }, async () => {
      await nextTask();
      await nextTask();
    });
    await Promise.all(waits);
  }
});
