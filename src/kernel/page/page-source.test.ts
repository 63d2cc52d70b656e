// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { pageSource } from "./page-source.ts";

function listeners() {
  const starts = vi.fn();
  const stops = vi.fn();
  let publish: (value: number) => void = () => {};
  const source = pageSource<number>((publishValue, signal) => {
    starts();
    publish = publishValue;
    signal.addEventListener("abort", stops);
  });
  return { source, starts, stops, publish: (value: number) => publish(value) };
}

describe("a page-wide source", () => {
  it("starts once for many listeners and calls them all", () => {
    const { source, starts, publish } = listeners();
    const received: string[] = [];
    const end = new AbortController();
    source((value) => received.push(`a${value}`), end.signal);
    source((value) => received.push(`b${value}`), end.signal);
    publish(1);
    expect(starts).toHaveBeenCalledTimes(1);
    expect(received).toEqual(["a1", "b1"]);
  });

  it("stops after the last listener, and starts again for the next", () => {
    const { source, starts, stops } = listeners();
    const [first, second] = [new AbortController(), new AbortController()];
    source(() => {}, first.signal);
    source(() => {}, second.signal);
    first.abort();
    expect(stops).not.toHaveBeenCalled();
    second.abort();
    expect(stops).toHaveBeenCalledTimes(1);
    source(() => {}, new AbortController().signal);
    expect(starts).toHaveBeenCalledTimes(2);
  });

  it("starts again after document.open, which removes its listeners", () => {
    const { source, starts, stops } = listeners();
    source(() => {}, new AbortController().signal);
    document.open();
    document.write("<p>Nieuw");
    source(() => {}, new AbortController().signal);
    expect([starts, stops].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
    source(() => {}, new AbortController().signal);
    expect(starts).toHaveBeenCalledTimes(2);
  });

  it("does not call a listener after its signal has aborted", () => {
    const { source, publish } = listeners();
    const end = new AbortController();
    const listener = vi.fn();
    source(() => {}, new AbortController().signal);
    source(listener, end.signal);
    end.abort();
    publish(1);
    expect(listener).not.toHaveBeenCalled();
  });

  it("never starts for a signal that has already aborted", () => {
    const { source, starts } = listeners();
    source(() => {}, AbortSignal.abort());
    expect(starts).not.toHaveBeenCalled();
  });
});
