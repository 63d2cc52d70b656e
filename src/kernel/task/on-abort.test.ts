import { expect, it, vi } from "vitest";
import { onAbort } from "./on-abort.ts";

it("calls back once, in the order of asking", () => {
  const end = new AbortController();
  const ended: string[] = [];
  onAbort(end.signal, () => ended.push("first"));
  onAbort(end.signal, () => ended.push("second"));
  expect(ended).toEqual([]);
  end.abort();
  end.abort();
  expect(ended).toEqual(["first", "second"]);
});

it("listens once to each signal, however much ends with it", () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const listens = [one, other].map(({ signal }) => vi.spyOn(signal, "addEventListener"));
  for (let count = 0; count < 5; count++) for (const { signal } of [one, other]) onAbort(signal, () => {});
  expect(listens.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it("goes on after an end that throws, and reports it as the browser would", () => {
  const reportError = vi.fn();
  vi.stubGlobal("reportError", reportError);
  const end = new AbortController();
  const error = new Error("not to be ended");
  const last = vi.fn();
  onAbort(end.signal, () => {
    throw error;
  });
  onAbort(end.signal, last);
  end.abort();
  vi.unstubAllGlobals();
  expect(last).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalledWith(error);
});
