// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as React from "react";
import type * as Client from "react-dom/client";
import { expect, it, vi } from "vitest";
import { USED_HOOKS, usedHooks } from "./used-hooks.ts";

vi.stubEnv("NODE_ENV", "production");
const require = createRequire(import.meta.url);
const react = require("react") as typeof React;
const client = readFileSync("node_modules/react-dom/cjs/react-dom-client.production.js", "utf8");

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending))
    .map((path) => readFileSync(`${folder}/${path}`, "utf8"));
const users = [
  ...filesIn("src", ".tsx"),
  ...filesIn("src", ".ts"),
  ...filesIn("node_modules/react-day-picker/dist/esm", ".js"),
];
const hooks = Object.keys(react).filter((name) => /^use[A-Z]/.test(name));

function rendered(code: string, view: () => string): Promise<string> {
  const exports = {} as typeof Client;
  new Function("require", "exports", code)(require, exports);
  const place = document.createElement("div");
  return new Promise((resolve, reject) => {
    const root = exports.createRoot(place, { onUncaughtError: reject });
    root.render(react.createElement(view));
    expect
      .poll(() => place.textContent)
      .not.toBe("")
      .then(
        () => resolve(place.innerHTML),
        () => {},
      );
  });
}

it("names the hooks that are called anywhere, and no other", () => {
  const called = hooks.filter((name) => users.some((text) => new RegExp(`\\b${name}[<(]`).test(text)));
  expect(called.sort()).toEqual(USED_HOOKS);
});

it("leaves those that are used", () =>
  expect(rendered(usedHooks(client), () => react.useState("er is er een")[0])).resolves.toBe("er is er een"));

it("leaves no other", async () => {
  const view = () => react.useId();
  await expect(rendered(client, view)).resolves.toContain("r_");
  await expect(rendered(usedHooks(client), view)).rejects.toThrow();
});

it("refuses a file that it does not know", () => {
  expect(() => usedHooks("exports.createRoot = 0;")).toThrow("no table of hooks");
  expect(() => usedHooks(client.replaceAll("useRef:", "useReference:"))).toThrow("lacks one that is used");
});
