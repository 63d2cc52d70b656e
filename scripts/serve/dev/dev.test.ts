import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { callUsContract } from "../../../src/call-us/call-us.contract.ts";
import { ROOT } from "../../root.ts";

const COPIED = ["src", "elements", "examples", "tests/pages", "scripts", "vite.config.ts", "package.json"];
const PAGE = "/examples/museum/index.html";
const PATIENCE_MS = 60_000;

let copy: string;
let server: ChildProcess;
let url: string;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), "dealer-dev-"));
  for (const name of COPIED) cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: isOurs });
  symlinkSync(join(ROOT, "node_modules"), join(copy, "node_modules"));
  server = spawn(process.execPath, ["scripts/serve/dev.mjs"], {
    cwd: copy,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  url = await printedUrl();
}, PATIENCE_MS);

afterAll(() => {
  server.kill();
  rmSync(copy, { recursive: true, force: true });
});

const isOurs = (path: string) => basename(path) !== "node_modules";

async function printedUrl(): Promise<string> {
  if (!server.stdout) throw new Error("The server has no output");
  for await (const line of createInterface(server.stdout)) {
    const [printed] = /http:\/\/[\d.:]+/.exec(line) ?? [];
    if (printed) return printed;
  }
  throw new Error("The server has ended");
}

const get = async (path: string) => (await fetch(`${url}${path}`)).text();

const read = (file: string) => readFileSync(join(copy, file), "utf8");

/** As editors save: the file is replaced by a new one. */
function save(file: string, text: string): void {
  const path = join(copy, file);
  writeFileSync(`${path}~`, text);
  renameSync(`${path}~`, path);
}

/** Saves a file, and waits for an event after which the server answers with this text. */
async function saveAndExpect(file: string, saved: string, path: string, text: string): Promise<void> {
  const { body } = await fetch(`${url}/~dev/builds`);
  if (!body) throw new Error("There is no stream of events");
  let isSaved = false;
  for await (const _event of body) {
    // The first event names the build of now.
    if (!isSaved) save(file, saved);
    else if ((await get(path)).includes(text)) return;
    isSaved = true;
  }
}

it("serves each page with the script that reloads it", async () => {
  for (const path of [PAGE, "/examples/dealership/", "/examples/catalogue/", "/tests/pages/menu.html"])
    expect(await get(path)).toContain('<script src="/~dev/reload.js"');
  expect(await get("/~dev/reload.js")).toContain("location.reload()");
});

it("serves React as published for development, with its warnings and all of its events", async () => {
  const [chunk] = /react-\w{6}/.exec(await get("/dist/dealer-elements.js")) ?? [];
  const react = await get(`/dist/chunks/${chunk}.js`);
  const published = ["in a list should have a unique", "allNativeEvents.forEach(", "hydrateRoot ="];
  expect(published.filter((text) => !react.includes(text))).toEqual([]);
});

it("reloads pages after a save of a contract", async () => {
  const file = "src/call-us/call-us.contract.ts";
  const text = read(file).replace(callUsContract.attributes.label.default, "Bel nu");
  await saveAndExpect(file, text, "/custom-elements.json", "Bel nu");
  const [chunk] = /core-\w{6}/.exec(await get("/dist/dealer-elements.js")) ?? [];
  expect(await get(`/dist/chunks/${chunk}.js`)).toContain("Bel nu");
});

it("reloads pages after a save of a style sheet", async () => {
  const file = "src/call-us/call-us.page.css";
  const text = `${read(file)}\n.saved { color: red }\n`;
  await saveAndExpect(file, text, "/dist/dealer-elements.css", ".saved");
});

it("reloads pages after a save of an example", async () => {
  const file = PAGE.slice(1);
  await saveAndExpect(file, read(file).replace("</title>", " (saved)</title>"), PAGE, "(saved)</title>");
});

it("shows a build's error in place of the page, until the next save without one", async () => {
  const file = "src/call-us/CallUs.tsx";
  const text = read(file);
  await saveAndExpect(file, `${text}\nconst = <;`, PAGE, "CallUs.tsx");
  await saveAndExpect(file, text, PAGE, "<title>Museum");
});
