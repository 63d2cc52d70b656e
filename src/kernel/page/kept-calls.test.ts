import { afterEach, expect, it } from "vitest";
import { keepCalls, takeCalls } from "./kept-calls.ts";

const page = globalThis as unknown as { track?: (...call: unknown[]) => void };

function taken() {
  const calls: unknown[] = [];
  takeCalls("track", (call) => calls.push(call));
  return calls;
}

afterEach(() => {
  delete page.track;
});

it("hands over the calls from before and after, each once and in order", () => {
  keepCalls("track");
  const early = page.track;
  early?.("first", 1);
  keepCalls("track");
  page.track?.("second");
  const calls = taken();
  early?.("third");
  expect(taken()).toEqual([]);
  page.track?.("fourth");
  expect(calls).toEqual([["first", 1], ["second"], ["third"], ["fourth"]]);
});

it("takes calls that nothing has kept before", () => {
  const calls = taken();
  page.track?.("first");
  expect(calls).toEqual([["first"]]);
});

it("keeps the order of a call that is made while calls are handed over", () => {
  keepCalls("track");
  page.track?.("first");
  const calls: unknown[] = [];
  takeCalls("track", (call) => {
    calls.push(call);
    if (calls.length === 1) page.track?.("inside");
  });
  expect(calls).toEqual([["first"], ["inside"]]);
});

it("leaves a function of the page alone", () => {
  const seen: unknown[] = [];
  const own = (...call: unknown[]) => void seen.push(call);
  page.track = own;
  keepCalls("track");
  const calls = taken();
  page.track?.("own");
  expect(page.track).toBe(own);
  expect([seen, calls]).toEqual([[["own"]], []]);
});
