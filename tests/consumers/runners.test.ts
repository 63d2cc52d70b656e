import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { consumerFolder } from "./consumer.ts";
import { tries } from "./tools.ts";

/* What a front-end developer does with the packed package, with tools that are not ours: package.json here pins them. */

const { folder, modules, write, run } = consumerFolder("runners");

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

const TEST = `
  import { afterEach, expect, it } from "vitest";
  ${contracts.map(({ tag }) => `import "dealer-elements/elements/${tag}.js";`).join("\n")}

  // As Testing Library does.
  afterEach(() => document.body.replaceChildren());

  it("registers every element", () => {
    const missing = ${JSON.stringify(contracts.map(({ tag }) => tag))}.filter((tag) => !customElements.get(tag));
    expect(missing).toEqual([]);
  });

  it("renders a button", () => {
    document.body.innerHTML = '<dealer-call-us label="Bel de zaak"></dealer-call-us>';
    const { shadowRoot } = document.querySelector("dealer-call-us");
    expect(shadowRoot.querySelector("button").textContent).toContain("Bel de zaak");
  });`;

describe("a test in Vitest", () => {
  for (const environment of ["happy-dom", "jsdom"] as const)
    it(`registers what it imports, in ${environment}`, tries(environment), () => {
      write("elements.vitest.js", TEST);
      write("vitest.config.js", `export default { test: { include: ["elements.vitest.js"] } };`);
      expect(() => run("vitest/vitest.mjs", "run", "--environment", environment)).not.toThrow();
    });
});
