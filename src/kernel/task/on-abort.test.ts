import { expect, it, vi } from "vitest";
import { onAbort } from "./on-abort.ts";

it("runs the clean-ups once, in the order in which they were added", () => {
  const end = new AbortController();
  const ended: string[] = [];
  onAbort(end.signal, () => ended.push("first"));
  onAbort(end.signal, () => ended.push("second"));
  expect(ended).toEqual([]);
  end.abort();
  end.abort();
  expect(ended).toEqual(["first", "second"]);
});

it("listens once to each signal, for any number of clean-ups", () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const listens = [one, other].map(({ signal }) => vi.spyOn(signal, "addEventListener"));
  for (let count = 0; count < 5; count++) for (const { signal } of [one, other]) onAbort(signal, () => {});
  expect(listens.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it("continues after a clean-up that throws, and reports the error as the browser would", () => {
  const reportError = vi.fn();
  vi.stubGlobal("reportError", reportError);
  const end = new AbortController();
  const error = new Error("clean-up failed");
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
