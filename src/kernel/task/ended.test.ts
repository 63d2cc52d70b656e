import { expect, it } from "vitest";
import { ended } from "./ended.ts";

/** An animation that ends, or is cancelled, when its test says so. */
function animation() {
  let finish = () => {};
  let cancel = () => {};
  const finished = new Promise<void>((resolve, reject) => {
    finish = resolve;
    cancel = () => reject(new DOMException("The animation was cancelled.", "AbortError"));
  });
  return { finish, cancel, animation: { finished } as unknown as Animation };
}

it("waits until the last animation has ended or is cancelled", async () => {
  const [one, other] = [animation(), animation()];
  let isOver = false;
  const over = ended([one.animation, other.animation]).then(() => {
    isOver = true;
  });
  one.cancel();
  await new Promise((nextTask) => setTimeout(nextTask));
  expect(isOver).toBe(false);
  other.finish();
  await over;
  expect(isOver).toBe(true);
});

it("waits for nothing if there are none", () => expect(ended([])).resolves.toEqual([]));
