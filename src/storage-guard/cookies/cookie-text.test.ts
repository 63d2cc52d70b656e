import { afterAll, describe, expect, it, vi } from "vitest";
import { type NewCookie, readCookie } from "./cookie-text.ts";

const NOW_MS = vi.hoisted(() => {
  // Before the guard's modules run, because they keep a reference to the clock.
  const now = Date.UTC(2026, 10, 20);
  vi.useFakeTimers({ now });
  return now;
});

afterAll(() => void vi.useRealTimers());

const cookie = (value: string, rest: Partial<NewCookie> = {}): NewCookie => ({
  name: "a",
  value,
  end: Number.NaN,
  domain: "",
  ...rest,
});

describe("a text for document.cookie", () => {
  it.each<[string, NewCookie | undefined]>([
    ["a=b", cookie("b")],
    [" a = b c ; path=/", cookie("b c")],
    ["a=", cookie("")],
    ["a=b=c", cookie("b=c")],
    ["a", undefined],
    ["", undefined],
    ["a; b=c", undefined],
    ["\u00a0a=b", cookie("b", { name: "\u00a0a" })],
    ["a=b; max-age=10", cookie("b", { end: NOW_MS + 10_000 })],
    ["a=b; Max-Age = -1 ", cookie("b", { end: NOW_MS - 1000 })],
    ["a=b; max-age=ten", cookie("b")],
    ["a=b; expires=Fri, 20 Nov 2026 00:00:01 GMT", cookie("b", { end: NOW_MS + 1000 })],
    ["a=b; max-age=10; expires=Fri, 20 Nov 2026 00:00:01 GMT", cookie("b", { end: NOW_MS + 10_000 })],
    ["a=b; max-age=10; MAX-AGE=20", cookie("b", { end: NOW_MS + 20_000 })],
    ["a=b; expires=never", cookie("b")],
    ["a=b; domain=.example.nl", cookie("b", { domain: "example.nl" })],
    ["a=b; Domain = www.example.nl ; path=/", cookie("b", { domain: "www.example.nl" })],
    ["a=b; domain=one.nl; domain=two.nl", cookie("b", { domain: "two.nl" })],
    ["a=b; domain=", cookie("b")],
  ])("%j", (text, expected) => expect(readCookie(text)).toEqual(expected));
});
