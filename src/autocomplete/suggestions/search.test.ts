import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { answered, closed, type Item, opened, shownItems, typed } from "../autocomplete.ts";
import { createSearch, TIMEOUT_MS } from "./search.ts";

const DELAY_MS = 300;

const itemsFor = (text: string): Item[] => [
  { label: text, value: text, href: "", image: "", detail: "", group: "" },
];

/** A server whose answers arrive after a latency, and a state that they are written into. */
function stage(latencies: readonly number[], fails: readonly boolean[], respectsAbort: boolean) {
  let state = typed("", false);
  let requests = 0;
  const failures: string[] = [];
  const reasons: string[] = [];
  const search = createSearch<Item[]>({
    request: (text, dropped) => {
      const nth = requests++;
      return new Promise((resolve, reject) => {
        const answer = () =>
          fails[nth % fails.length] ? reject(new Error("stuk")) : resolve(itemsFor(text));
        setTimeout(answer, latencies[nth % latencies.length]);
        if (respectsAbort) dropped.addEventListener("abort", () => reject(dropped.reason));
      });
    },
    answered: (text, items) => {
      state = answered(state, text, items);
    },
    failed(text, { message }) {
      failures.push(text);
      reasons.push(message);
    },
  });
  return {
    type(text: string) {
      state = typed(text, text !== "");
      if (text) search.start(text, DELAY_MS);
      else search.stop();
    },
    close() {
      search.stop();
      state = closed(state);
    },
    open: () => {
      state = opened(state);
    },
    state: () => state,
    forget: search.forget,
    requests: () => requests,
    failures,
    reasons,
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const steps = fc.array(
  fc.record({
    what: fc.constantFrom("a", "ab", "abc", "b", "", "close", "open"),
    waitMs: fc.nat({ max: 700 }),
  }),
  { maxLength: 25 },
);

describe("a search", () => {
  it("requests once typing has paused for the delay, not earlier", async () => {
    const { type, requests } = stage([10], [false], true);
    type("a");
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
    type("ab");
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1);
    expect(requests()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests()).toBe(1);
  });

  it("does not request a cached answer again", async () => {
    const { type, requests, state } = stage([10], [false], true);
    for (const text of ["a", "ab"]) {
      type(text);
      await vi.advanceTimersByTimeAsync(DELAY_MS + 10);
    }
    type("a");
    expect(shownItems(state())).toEqual(itemsFor("a"));
    await vi.advanceTimersByTimeAsync(DELAY_MS + 10);
    expect(requests()).toBe(2);
  });

  it("requests again after `forget`, and does not cache an answer to a request from before it", async () => {
    const { type, forget, requests } = stage([10], [false], true);
    const searchFor = async (text: string) => {
      type(text);
      await vi.advanceTimersByTimeAsync(DELAY_MS + 10);
    };
    await searchFor("a");
    forget();
    await searchFor("a");
    expect(requests()).toBe(2);
    type("ab");
    await vi.advanceTimersByTimeAsync(DELAY_MS + 9);
    forget();
    await vi.advanceTimersByTimeAsync(1);
    await searchFor("ab");
    expect(requests()).toBe(4);
  });

  it("caches a limited number of answers", async () => {
    const { type, requests } = stage([10], [false], true);
    const texts = Array.from({ length: 100 }, (_, index) => `${index}`);
    for (const text of [...texts, texts[0] as string]) {
      type(text);
      await vi.advanceTimersByTimeAsync(DELAY_MS + 10);
    }
    expect(requests()).toBe(101);
  });

  it("times out when the server does not answer", async () => {
    const { type, failures, reasons } = stage([2 * TIMEOUT_MS], [false], true);
    type("a");
    await vi.advanceTimersByTimeAsync(DELAY_MS + TIMEOUT_MS - 1);
    expect(failures).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect([failures, reasons]).toEqual([["a"], ["The server does not answer"]]);
  });

  it("leaves no timer running after an answer", async () => {
    const { type } = stage([10], [false], true);
    type("a");
    await vi.advanceTimersByTimeAsync(DELAY_MS + 10);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("reports a failure only for the latest text", async () => {
    const { type, failures } = stage([1000], [true], false);
    type("a");
    await vi.advanceTimersByTimeAsync(DELAY_MS + 500);
    type("ab");
    await vi.advanceTimersByTimeAsync(DELAY_MS + 2000);
    expect(failures).toEqual(["ab"]);
  });

  it("only ever shows answers for the latest text, with any delays, failures and servers that ignore aborts", async () => {
    await fc.assert(
      fc.asyncProperty(
        steps,
        fc.array(fc.nat({ max: 2000 }), { minLength: 1 }),
        fc.array(fc.boolean(), { minLength: 1 }),
        fc.boolean(),
        async (program, latencies, fails, respectsAbort) => {
          const { type, close, open, state, failures } = stage(latencies, fails, respectsAbort);
          let text = "";
          const check = () => {
            for (const { label } of shownItems(state())) expect(label).toBe(text);
          };
          for (const { what, waitMs } of program) {
            if (what === "close") close();
            else if (what === "open") open();
            else {
              text = what;
              type(text);
            }
            check();
            const failed = failures.length;
            for (let waited = 0; waited < waitMs; waited += 50) {
              await vi.advanceTimersByTimeAsync(50);
              check();
            }
            for (const failure of failures.slice(failed)) expect(failure).toBe(text);
          }
          await vi.runAllTimersAsync();
          check();
        },
      ),
      { numRuns: 200 },
    );
  });
});
