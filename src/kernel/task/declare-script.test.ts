import { afterEach, expect, it, vi } from "vitest";
import { declareScript } from "./declare-script.ts";

afterEach(() => vi.restoreAllMocks());

const logged = () => {
  const lines: unknown[] = [];
  vi.spyOn(console, "error").mockImplementation((line) => lines.push(line));
  return lines;
};

it("runs the script immediately", () => {
  const script = vi.fn();
  declareScript("openingstijden", script);
  expect(script).toHaveBeenCalledTimes(1);
});

it("logs an error that a script throws, under its name (spec §8)", async () => {
  const lines = logged();
  await declareScript("openingstijden", () => {
    throw new Error("geen tijden");
  });
  expect(lines).toEqual(["Error in script declaration:openingstijden; Error:geen tijden"]);
});

it("logs a rejection, also when the reason is not an Error", async () => {
  const lines = logged();
  await declareScript("voorraad", () => Promise.reject("leeg"));
  expect(lines).toEqual(["Error in script declaration:voorraad; Error:leeg"]);
});
