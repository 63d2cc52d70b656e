// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type * as React from "react";
import type * as Client from "react-dom/client";
import { expect, it, vi } from "vitest";
import { neverHydrated } from "./never-hydrated.ts";

vi.stubEnv("NODE_ENV", "production");
const require = createRequire(import.meta.url);
const { createElement, useState } = require("react") as typeof React;
const client = readFileSync("node_modules/react-dom/cjs/react-dom-client.production.js", "utf8");

function evaluated<Exports = typeof Client>(code: string): Exports {
  const exports = {};
  new Function("require", "exports", code)(require, exports);
  return exports as Exports;
}

function Counter() {
  const [count, setCount] = useState(0);
  return createElement("button", { type: "button", onClick: () => setCount(count + 1) }, count);
}

it("leaves all that draws, hears and takes away", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const root = evaluated(neverHydrated(client)).createRoot(place);
  root.render(createElement(Counter));
  await expect.poll(() => place.textContent).toBe("0");
  place.querySelector("button")?.click();
  await expect.poll(() => place.textContent).toBe("1");
  root.unmount();
  await expect.poll(() => place.innerHTML).toBe("");
});

it("leaves no way to hydrate for who would import it", () => {
  expect(evaluated(client).hydrateRoot).toBeTypeOf("function");
  expect(evaluated(neverHydrated(client)).hydrateRoot).toBeUndefined();
});

it("sets nothing and asks nobody where the answer is known", () => {
  const code = neverHydrated(`${client}
    exports.asked = function (fiber) {
      isHydrating = nextHydratableInstance = !0;
      return [isHydrating, nextHydratableInstance, popHydrationState(hydrationParentFiber), fiber.of.dehydrated];
    };`);
  const { asked } = evaluated<{ asked(fiber: object): unknown }>(code);
  expect(asked({ of: { dehydrated: "a comment" } })).toEqual([false, null, false, null]);
});

it("refuses a file with other names", () => {
  const renamed = client.replaceAll("popHydrationState", "popState");
  expect(() => neverHydrated(renamed)).toThrow("React's file has no popHydrationState");
});
