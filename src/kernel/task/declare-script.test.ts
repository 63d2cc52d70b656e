import { afterEach, expect, it, vi } from "vitest";
import { declareScript } from "./declare-script.ts";

afterEach(() => vi.restoreAllMocks());

const logged = () => {
  const lines: unknown[] = [];
  vi.spyOn(console, "error").mockImplementation((line) => lines.push(line));
  return lines;
};

it("runs the script at once", () => {
  const script = vi.fn();
  declareScript("openingstijden", script);
  expect(script).toHaveBeenCalledTimes(1);
});

it("logs what a script throws, by its name (spec §8)", async () => {
  const lines = logged();
  await declareScript("openingstijden", () => {
    throw new Error("geen tijden");
  });
  expect(lines).toEqual(["Error in script declaration:openingstijden; Error:geen tijden"]);
});

it("logs what a script rejects with, also when that is no Error", async () => {
  const lines = logged();
  await declareScript("voorraad", () => Promise.reject("leeg"));
  expect(lines).toEqual(["Error in script declaration:voorraad; Error:leeg"]);
});
