// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { afterPrerendering } from "./prerendering.ts";

const setPrerendering = (value: boolean) =>
  Object.defineProperty(document, "prerendering", { value, configurable: true });
const end = () => {
  setPrerendering(false);
  document.dispatchEvent(new Event("prerenderingchange"));
};

afterEach(() => {
  Reflect.deleteProperty(document, "prerendering");
});

it("calls back at once on a page that is shown", () => {
  const listener = vi.fn();
  afterPrerendering(listener);
  expect(listener).toHaveBeenCalledOnce();
});

it("calls back once when the prerendering ends", () => {
  setPrerendering(true);
  const listener = vi.fn();
  afterPrerendering(listener);
  expect(listener).not.toHaveBeenCalled();
  end();
  end();
  expect(listener).toHaveBeenCalledOnce();
});

it("does not call back after the signal has aborted", () => {
  setPrerendering(true);
  const listener = vi.fn();
  const lifetime = new AbortController();
  afterPrerendering(listener, lifetime.signal);
  lifetime.abort();
  end();
  expect(listener).not.toHaveBeenCalled();
});
