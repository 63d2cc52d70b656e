import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { onDemand } from "./on-demand.ts";

const log = vi.spyOn(console, "error").mockImplementation(() => {});
beforeEach(() => log.mockClear());
afterEach(() => expect(log.mock.calls.every(([line]) => /^Error in file:/.test(line))).toBe(true));

it("fetches nothing before it is asked, and then once", async () => {
  let fetched = 0;
  const code = onDemand("code.js", async () => ({ fetched: ++fetched }));
  expect(fetched).toBe(0);
  expect(await Promise.all([code(), code()])).toEqual([{ fetched: 1 }, { fetched: 1 }]);
  expect(await code()).toEqual({ fetched: 1 });
});

it("says once that it failed, and tries again when asked again", async () => {
  let tries = 0;
  const code = onDemand("code.js", async () => {
    if (++tries < 3) throw new Error("offline");
    return "here";
  });
  expect(await code()).toBeUndefined();
  expect(await code()).toBeUndefined();
  expect(await code()).toBe("here");
  expect(log.mock.calls).toEqual([["Error in file:code.js; Error:offline"]]);
});
