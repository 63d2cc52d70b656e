import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { CLICK_GRACE_MS, CLOSE_DELAY_MS, hoverIntent, OPEN_DELAY_MS } from "./hover-intent.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTime(ms);

/** A mouse over items with a name, and what its hovering does. */
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
});

describe("a mouse that comes", () => {
  it("opens an item when it has rested there for 200 ms, and not before", () => {
    const { over, done } = mouse();
    over("cars");
    wait(OPEN_DELAY_MS - 1);
    expect(done).toEqual([]);
    wait(1);
    expect(done).toEqual(["open cars"]);
  });

  it("opens nothing when it only passes, and begins anew when it returns", () => {
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

  it("opens the item where it ends, not those it crosses", () => {
    const { over, done } = mouse();
    for (const item of ["cars", "vans", "service"]) {
      over(item);
      wait(OPEN_DELAY_MS - 1);
    }
    wait(1);
    expect(done).toEqual(["open service"]);
  });

  it("opens another item from one that is open, and closes that other one when it leaves", () => {
    const { over, done } = mouseThatOpened("cars");
    over("vans");
    wait(OPEN_DELAY_MS);
    over(undefined);
    wait(CLOSE_DELAY_MS);
    expect(done).toEqual(["open vans", "close vans"]);
  });
});

describe("a mouse that leaves", () => {
  it("closes what it opened when it has been away for 300 ms, and not before", () => {
    const { over, done } = mouseThatOpened("cars");
    over(undefined);
    wait(CLOSE_DELAY_MS - 1);
    expect(done).toEqual([]);
    wait(1);
    expect(done).toEqual(["close cars"]);
  });

  it("closes nothing when it is back in time, and counts anew the next time", () => {
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

  it("closes nothing that it did not open", () => {
    const { over, done } = mouse();
    over(undefined);
    wait(CLOSE_DELAY_MS);
    expect(done).toEqual([]);
  });
});

describe("a mouse on its way to what is open", () => {
  it("means none of what it crosses: the wait begins anew with every move", () => {
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

  it("means the item on which it comes to rest", () => {
    const { over, passing, done } = mouseThatOpened("cars");
    over("vans");
    wait(OPEN_DELAY_MS - 1);
    passing();
    wait(OPEN_DELAY_MS - 1);
    expect(done).toEqual([]);
    wait(1);
    expect(done).toEqual(["open vans"]);
  });

  it("does not put off the closing when it is over nothing", () => {
    const { over, passing, done } = mouseThatOpened("cars");
    over(undefined);
    wait(CLOSE_DELAY_MS - 1);
    passing();
    wait(1);
    expect(done).toEqual(["close cars"]);
  });
});

describe("a press", () => {
  it("within 500 ms only confirms what hovering has just opened", () => {
    const { press } = mouseThatOpened("cars");
    wait(CLICK_GRACE_MS - 1);
    expect(press("cars")).toBe(true);
  });

  it("is one of its own from 500 ms on", () => {
    const { press } = mouseThatOpened("cars");
    wait(CLICK_GRACE_MS);
    expect(press("cars")).toBe(false);
  });

  it("confirms once, and only the item that was opened", () => {
    const other = mouseThatOpened("cars");
    expect(other.press("vans")).toBe(false);
    const same = mouseThatOpened("cars");
    expect([same.press("cars"), same.press("cars")]).toEqual([true, false]);
  });

  it("has the last word: nothing that waited opens or closes after it", () => {
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

it("forgets what is going on when it is stopped, and leaves no timer", () => {
  const { over, press, stop, done } = mouseThatOpened("cars");
  over("vans");
  stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(press("cars")).toBe(false);
  expect(done).toEqual([]);
});
