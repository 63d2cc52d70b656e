import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchFolder } from "./watch-folder.ts";

let folder: string;
let stop: () => void;
const report = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dealer-watch-"));
  mkdirSync(join(folder, "a/b"), { recursive: true });
  stop = watchFolder(folder, report);
});

afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

/** Changes something, and waits until the file is reported. */
async function expectReport(file: string, change: (path: string) => void): Promise<void> {
  const path = join(folder, file);
  report.mockClear();
  change(path);
  await vi.waitFor(() => expect(report).toHaveBeenCalledWith(path));
}

const write = (path: string) => writeFileSync(path, "");

function replace(path: string): void {
  writeFileSync(`${path}~`, "");
  renameSync(`${path}~`, path);
}

it("reports a file each time that it is written", async () => {
  for (const _time of [1, 2]) await expectReport("a/b/file", write);
});

it("reports a file each time that an editor replaces it", async () => {
  for (const _time of [1, 2, 3]) await expectReport("a/b/file", replace);
});

it("reports files in a new folder, also in one that was removed before", async () => {
  for (const _time of [1, 2]) {
    await expectReport("a/new", (path) => mkdirSync(path));
    await expectReport("a/new/file", write);
    await expectReport("a/new", (path) => rmSync(path, { recursive: true }));
  }
});

it("reports nothing of installed packages", async () => {
  await expectReport("node_modules", (path) => mkdirSync(path));
  write(join(folder, "node_modules/file"));
  await expectReport("a/b/file", write);
  expect(report).not.toHaveBeenCalledWith(join(folder, "node_modules/file"));
});
