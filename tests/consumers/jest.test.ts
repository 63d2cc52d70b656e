import { execFileSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createConsumer } from "./consumer.ts";

/* What a front-end developer does with the packed package, with tools that are not ours: package.json here pins them. */

const STEP_TIMEOUT_MS = 240_000;
vi.setConfig({ testTimeout: STEP_TIMEOUT_MS, hookTimeout: STEP_TIMEOUT_MS });

const consumer = createConsumer();
const { project } = consumer;

beforeAll(() => consumer.install());
afterAll(consumer.remove);

it("installs beside React 18", () => {
  const { version } = JSON.parse(readFileSync(join(project, "node_modules/react/package.json"), "utf8"));
  expect(version).toMatch(/^18\./);
});

describe("a test in Jest", () => {
  it("registers what it requires, in jsdom", () => {
    cpSync(join(import.meta.dirname, "elements.jest.cjs"), join(project, "elements.jest.cjs"));
    const config = { testEnvironment: "jsdom", testMatch: ["**/*.jest.cjs"], transform: {}, watchman: false };
    const args = ["--config", JSON.stringify({ rootDir: project, ...config }), "--runInBand"];
    const run = () => execFileSync("node_modules/.bin/jest", args, { cwd: project, stdio: "pipe" });
    expect(run).not.toThrow();
  });
});
