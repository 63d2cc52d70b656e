import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { consumerFolder } from "./consumer.ts";
import { tries } from "./tools.ts";

/* What a front-end developer does with the packed package, with tools that are not ours: package.json here pins them. */

const { folder, modules, write, run } = consumerFolder("jest");

it("installs beside React 18", () => {
  const { version } = JSON.parse(readFileSync(join(modules, "react/package.json"), "utf8"));
  expect(version).toMatch(/^18\./);
});

describe("a test in Jest", () => {
  it("registers what it requires, in jsdom", tries("jest"), () => {
    const test = join(import.meta.dirname, "elements.jest.cjs");
    write("elements.jest.cjs", readFileSync(test, "utf8"));
    const config = { testEnvironment: "jsdom", testMatch: ["**/*.jest.cjs"], transform: {}, watchman: false };
    const args = ["--config", JSON.stringify({ rootDir: folder, ...config }), "--runInBand"];
    expect(() => run("jest/bin/jest.js", ...args)).not.toThrow();
  });
});
