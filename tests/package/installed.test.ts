import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { publint } from "publint";
import { build, type Rolldown } from "vite";
import { afterAll, describe, expect, it, vi } from "vitest";
import { contracts } from "../../src/contracts.ts";
import { installPackage } from "../support/installedPackage.ts";

/* The package that a developer installs from npm; `npm test` builds it first. */

const { project, tarball, write, read, remove } = installPackage();
const root = join(project, "node_modules/dealer-elements");
const readJson = (path: string) => JSON.parse(read(path));
const tagEntries = contracts.map(({ tag }) => `elements/${tag}.js`);

afterAll(remove);
vi.setConfig({ testTimeout: 60_000 });

/** Runs a tool of this repository in the project; returns its output when it fails. */
function complaints(tool: string, args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(resolve("node_modules/.bin", tool), args, {
    cwd: project,
    encoding: "utf8",
  });
  return status === 0 ? "" : stdout + stderr;
}

describe("the installed package", () => {
  it("installs no other package", () =>
    expect(readdirSync(join(project, "node_modules")).filter((name) => !name.startsWith("."))).toEqual([
      "dealer-elements",
    ]));

  it("has every file that its package.json names", () => {
    const { exports, customElements, unpkg, jsdelivr, "web-types": webTypes } = readJson("package.json");
    const { "./dist/*": _, ...exact } = exports;
    const exported = (JSON.stringify(exact).match(/\.\/[^"]*dist\/[^"]+/g) ?? []).flatMap((path) =>
      path.includes("*") ? contracts.map(({ tag }) => path.replace("*", tag)) : path,
    );
    const modules = (readJson(customElements).modules as { path: string }[]).map(({ path }) => path);
    const hashed = Object.keys(readJson("dist/integrity.json")).map((path) => `dist/${path}`);
    const named = [customElements, webTypes, unpkg, jsdelivr, ...exported, ...modules, ...hashed];
    expect(named.length).toBeGreaterThan(3 * contracts.length);
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });

  it("has the licence of every bundled package", () => {
    const named = [...read("dist/licenses.md").matchAll(/^## (\S+) - /gm)].map(([, name]) => name);
    expect(named).toEqual(expect.arrayContaining(["react", "react-dom", "lit", "embla-carousel"]));
  });

  it("passes publint", async () => {
    const { messages } = await publint({ pkgDir: root, strict: true, pack: false });
    expect(messages).toEqual([]);
  });

  it("resolves to its types wherever modules do", () => {
    // A style sheet has no types, the guard is a classic script, which nobody imports, and `dist/*` is for other tools.
    const files = ["dealer-elements.css", "dealer-storage-guard.js"];
    const untyped = [...files, ...files.map((name) => `slim/${name}`), "dist/*"];
    // The tool does not expand patterns, so the files are listed.
    const entries = [
      "--exclude-entrypoints",
      ...untyped,
      "elements/*.js",
      "slim/elements/*.js",
      "--include-entrypoints",
      ...tagEntries,
      ...tagEntries.map((entry) => `slim/${entry}`),
    ];
    // What is required has no types, and resolution that knows no `exports` finds only the first entry.
    expect(complaints("attw", ["--profile", "esm-only", ...entries, "--", tarball])).toBe("");
  });
});

const PAGE = `
  import { DealerLoader, declareScript } from "dealer-elements";
  import "dealer-elements/dealer-elements.js";
  import "dealer-elements/elements/dealer-carousel.js";
  const loader: HTMLElement = new DealerLoader();
  document.body.append(loader);
  declareScript("openingstijden", () => undefined);
  const nav = document.createElement("dealer-mega-nav");
  nav.indicator = "arrows";
  // @ts-expect-error not one of the choices
  nav.indicator = "stars";
  addEventListener("dealer-carousel-changed", ({ detail }) => detail.index.toFixed());
  // @ts-expect-error no such detail
  addEventListener("dealer-carousel-changed", ({ detail }) => detail.nothing);
`;
const VIEW = `
  import "dealer-elements/react";
  export const menu = <dealer-mega-nav indicator="arrows"><ul /></dealer-mega-nav>;
  // @ts-expect-error not one of the choices
  export const wrong = <dealer-mega-nav indicator="stars" />;
`;

describe("a project in TypeScript", () => {
  const compile = (module: string, moduleResolution: string, file: string) => {
    const strict = { strict: true, skipLibCheck: false, noEmit: true, jsx: "react-jsx", types: [] };
    const lib = ["ES2023", "DOM", "DOM.Iterable"];
    const config = { compilerOptions: { ...strict, lib, module, moduleResolution }, files: [file] };
    write("tsconfig.json", JSON.stringify(config));
    return complaints("tsc", ["-p", "."]);
  };

  it.each([
    ["a bundler", "ESNext", "bundler"],
    ["Node", "NodeNext", "NodeNext"],
  ])("compiles a page as %s resolves it", (_resolver, module, moduleResolution) => {
    write("page.ts", PAGE);
    expect(compile(module, moduleResolution, "page.ts")).toBe("");
  });

  it("compiles the tags in JSX, once it has React's types", () => {
    write("view.tsx", VIEW);
    mkdirSync(join(project, "node_modules/@types"));
    for (const name of ["@types/react", "csstype"])
      symlinkSync(resolve("node_modules", name), join(project, "node_modules", name));
    expect(compile("ESNext", "bundler", "view.tsx")).toBe("");
  });
});

describe("a page built with Vite", () => {
  it("has the elements that it imports, and no other", async () => {
    write("index.html", '<dealer-carousel></dealer-carousel><script type="module" src="./main.js"></script>');
    write(
      "main.js",
      'import "dealer-elements/dealer-elements.css"; import "dealer-elements/elements/dealer-carousel.js";',
    );
    const result = await build({
      root: project,
      configFile: false,
      logLevel: "error",
      build: { write: false },
    });
    const { output } = result as Rolldown.RolldownOutput;
    const code = output.map((file) => (file.type === "chunk" ? file.code : "")).join("\n");
    expect(code).toMatch(/customElements:\w+\}?/);
    expect(code).toContain("dealer-carousel-changed");
    expect(code).not.toContain("dealer-date-input-changed");
    expect(output.filter(({ fileName }) => fileName.endsWith(".css"))).toHaveLength(1);
  });
});

describe("a page built with Vite from the starter", () => {
  it("has every element in a file that is loaded on demand", async () => {
    write("index.html", '<script type="module" src="./starter.js"></script>');
    write("starter.js", 'import "dealer-elements/dealer-elements.js";');
    const result = await build({
      root: project,
      configFile: false,
      logLevel: "error",
      build: { write: false },
    });
    const { output } = result as Rolldown.RolldownOutput;
    const chunks = output.filter((file) => file.type === "chunk");
    const events = contracts.flatMap(({ events }) => Object.keys(events));
    const lazy = chunks.filter(({ isEntry }) => !isEntry).map(({ code }) => code);
    expect(events.filter((name) => !lazy.some((code) => code.includes(name)))).toEqual([]);
  });
});

describe.each(["happy-dom", "jsdom"])("a test in Vitest with %s", (environment) => {
  it("registers the elements that it imports", () => {
    for (const name of ["vitest", "happy-dom", "jsdom"])
      if (!existsSync(join(project, "node_modules", name)))
        symlinkSync(resolve("node_modules", name), join(project, "node_modules", name));
    write(
      "elements.test.js",
      `import { expect, it } from "vitest";
       import { DealerCarousel } from "dealer-elements";
       import "dealer-elements/elements/dealer-call-us.js";
       import "dealer-elements/elements/dealer-logo.js";
       it("has the classes", () => expect(DealerCarousel.tag).toBe("dealer-carousel"));
       it("registers what Lit renders", () => expect(customElements.get("dealer-logo")).toBeDefined());
       it("renders what React renders", () => {
         document.body.innerHTML = '<dealer-call-us label="Bel de zaak"></dealer-call-us>';
         const { shadowRoot } = document.querySelector("dealer-call-us");
         expect(shadowRoot.querySelector("button").textContent).toContain("Bel de zaak");
       });`,
    );
    const args = ["run", "--environment", environment, "elements.test.js"];
    expect(complaints("vitest", args)).toBe("");
  });
});

/**
 * Imports one of the package's entries in a Node of its own, and says what it exports and whether it make others
 * believe that they are in a browser.
 */
function importOnServer(entry: string) {
  const code = `
    const module = await import(${JSON.stringify(entry)});
    const tags = Object.entries(module).map(([name, { tag }]) => [name, tag]);
    console.log(JSON.stringify({ tags, polluted: "HTMLElement" in globalThis || "document" in globalThis }));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: project,
    encoding: "utf8",
  });
  return JSON.parse(said) as { tags: [string, string?][]; polluted: boolean };
}

describe("on a server", () => {
  it("the classes can be imported, and nothing is registered", () => {
    const { tags, polluted } = importOnServer("dealer-elements");
    expect(tags).toEqual(expect.arrayContaining(contracts.map(({ className, tag }) => [className, tag])));
    expect(polluted).toBe(false);
  });

  it.each(tagEntries)("%s can be imported", (entry) => {
    const [, tag] = /\/(.+)\.js$/.exec(entry) ?? [];
    const className = contracts.find((contract) => contract.tag === tag)?.className;
    const expected = { tags: [[className, tag]], polluted: false };
    expect(importOnServer(`dealer-elements/${entry}`)).toEqual(expected);
  });

  it("the classes can be required", () => {
    const code = 'console.log(require("dealer-elements").DealerLogo.tag, globalThis.document)';
    const said = execFileSync(process.execPath, ["-e", code], { cwd: project, encoding: "utf8" });
    expect(said.trim()).toBe("dealer-logo undefined");
  });

  it("so can the starter", () => {
    expect(importOnServer("dealer-elements/dealer-elements.js").tags.map(([name]) => name)).toEqual([
      "declareScript",
    ]);
  });
});
