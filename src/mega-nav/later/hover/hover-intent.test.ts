import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { megaNavContract } from "../../mega-nav.contract.ts";
import { CLICK_GRACE_MS, CLOSE_DELAY_MS, hoverIntent, OPEN_DELAY_MS } from "./hover-intent.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTime(ms);

/** A mouse over named items, with a list of what it has opened and closed. */
function mouse() {
  const done: string[] = [];
  const intent = hoverIntent<string>({
    open: (target) => done.push(`open ${target}`),
    close: (target) => done.push(`close ${target}`),
    now: () => performance.now(),
  });
  return { ...intent, done };
}

function mouseThatOpened(target: string) {
  const opener = mouse();
  opener.over(target);
  wait(OPEN_DELAY_MS);
  opener.done.length = 0;
  return opener;
}

it("has the delays that the contract states", () => {
  expect([OPEN_DELAY_MS, CLOSE_DELAY_MS, CLICK_GRACE_MS]).toEqual([200, 300, 500]);
  expect(megaNavContract.attributes["open-on"].about).toContain(
    `opens after ${OPEN_DELAY_MS} ms, and closes ${CLOSE_DELAY_MS} ms after`,
  );
});

describe("a mouse that enters an item", () => {
  it("opens the item after 200 ms, and not before", () => {
    const { over, done } = mouse();
    over("cars");
    wait(OPEN_DELAY_MS - 1);
    expect(done).toEqual([]);
    wait(1);
    expect(done).toEqual(["open cars"]);
  });

  it("opens nothing when it leaves sooner, and waits again when it returns", () => {
    const { over, done } = mouse();
    over("cars");
    wait(OPEN_DELAY_MS - 1);
    over(undefined);
    wait(1);
    over("cars");
    wait(OPEN_DELAY_MS - 1);
    expect(done).toEqual([]);
    wait(1);
    expect(done).toEqual(["open cars"]);
  });

  it("opens the item where it stops, not the items that it crosses", () => {
    const { over, done } = mouse();
    for (const item of ["cars", "vans", "service"]) {
      over(item);
      wait(OPEN_DELAY_MS - 1);
    }
    wait(1);
    expect(done).toEqual(["open service"]);
  });

  it("opens the next item after an open one, and closes that next item when it leaves", () => {
    const { over, done } = mouseThatOpened("cars");
    over("vans");
    wait(OPEN_DELAY_MS);
    over(undefined);
    wait(CLOSE_DELAY_MS);
    expect(done).toEqual(["open vans", "close vans"]);
  });
});

describe("a mouse that leaves", () => {
  it("closes the item that it opened after 300 ms, and not before", () => {
    const { over, done } = mouseThatOpened("cars");
    over(undefined);
    wait(CLOSE_DELAY_MS - 1);
    expect(done).toEqual([]);
    wait(1);
    expect(done).toEqual(["close cars"]);
  });

  it("closes nothing when it returns in time, and waits the full time when it leaves again", () => {
    const { over, done } = mouseThatOpened("cars");
    over(undefined);
    wait(CLOSE_DELAY_MS - 1);
    over("cars");
    wait(10 * CLOSE_DELAY_MS);
    expect(done).toEqual([]);
    over(undefined);
    wait(CLOSE_DELAY_MS);
    expect(done).toEqual(["close cars"]);
  });

  it("does not close an item that it did not open", () => {
    const { over, done } = mouse();
    over(undefined);
    wait(CLOSE_DELAY_MS);
    expect(done).toEqual([]);
  });
});

describe("a mouse that moves towards the open panel", () => {
  it("opens none of the items that it crosses: every move restarts the wait", () => {
    const { over, passing, done } = mouseThatOpened("cars");
    over("vans");
    wait(OPEN_DELAY_MS - 1);
    passing();
    wait(OPEN_DELAY_MS - 1);
    passing();
    over("cars");
    wait(OPEN_DELAY_MS);
    expect(done).toEqual([]);
  });

  it("opens the item where it stops", () => {
    const { over, passing, done } = mouseThatOpened("cars");
    over("vans");
    wait(OPEN_DELAY_MS - 1);
    passing();
    wait(OPEN_DELAY_MS - 1);
    expect(done).toEqual([]);
    wait(1);
    expect(done).toEqual(["open vans"]);
  });

  it("does not delay the closing while it is over no item", () => {
    const { over, passing, done } = mouseThatOpened("cars");
    over(undefined);
    wait(CLOSE_DELAY_MS - 1);
    passing();
    wait(1);
    expect(done).toEqual(["close cars"]);
  });
});

describe("a press", () => {
  it("only confirms the opened item within 500 ms", () => {
    const { press } = mouseThatOpened("cars");
    wait(CLICK_GRACE_MS - 1);
    expect(press("cars")).toBe(true);
  });

  it("acts on the item from 500 ms on", () => {
    const { press } = mouseThatOpened("cars");
    wait(CLICK_GRACE_MS);
    expect(press("cars")).toBe(false);
  });

  it("confirms only once, and only the item that was opened", () => {
    const other = mouseThatOpened("cars");
    expect(other.press("vans")).toBe(false);
    const same = mouseThatOpened("cars");
    expect([same.press("cars"), same.press("cars")]).toEqual([true, false]);
  });

  it("cancels everything that waits to open or close", () => {
    const opening = mouse();
    opening.over("cars");
    opening.press("cars");
    const closing = mouseThatOpened("cars");
    closing.over(undefined);
    closing.press("cars");
    wait(10 * CLOSE_DELAY_MS);
    expect([opening.done, closing.done]).toEqual([[], []]);
  });
});

it("forgets the opened item when it is stopped, and leaves no timer", () => {
  const { over, press, stop, done } = mouseThatOpened("cars");
  over("vans");
  stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(press("cars")).toBe(false);
  expect(done).toEqual([]);
});
