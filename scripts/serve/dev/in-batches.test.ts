import { expect, it, vi } from "vitest";
import { inBatches } from "./in-batches.ts";

it("takes files that are saved together as one batch, and those saved meanwhile as the next", async () => {
  let finish = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const add = inBatches(work);
  const done = add("a");
  add("a");
  add("b");
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(1));
  add("c");
  finish();
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  finish();
  await done;
  expect(work.mock.calls).toEqual([[["a", "b"]], [["c"]]]);
});
