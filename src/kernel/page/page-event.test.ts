// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { onPageEvent } from "./page-event.ts";

it("calls every listener, with one listener on the document", () => {
  const addEventListener = vi.spyOn(document, "addEventListener");
  const end = new AbortController();
  const [one, other] = [vi.fn(), vi.fn()];
  onPageEvent("keydown", one, end.signal);
  onPageEvent("keydown", other, end.signal);
  expect(addEventListener).toHaveBeenCalledTimes(1);
  const event = new KeyboardEvent("keydown", { key: "Escape", bubbles: true });
  document.body.dispatchEvent(event);
  expect([one, other].map(({ mock }) => mock.calls)).toEqual([[[event]], [[event]]]);
});

it("keeps event types apart, and calls no listener after the signal has aborted", () => {
  const end = new AbortController();
  const [pressed, looked] = [vi.fn(), vi.fn()];
  onPageEvent("pointerdown", pressed, end.signal);
  onPageEvent("visibilitychange", looked, end.signal);
  document.dispatchEvent(new Event("visibilitychange"));
  end.abort();
  document.dispatchEvent(new Event("visibilitychange"));
  expect([pressed, looked].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
});
