import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createConsumer } from "./consumer.ts";

/* What an editor and a compiler show of the packed package, in an old TypeScript and in each framework's own types. */

const STEP_TIMEOUT_MS = 240_000;
vi.setConfig({ testTimeout: STEP_TIMEOUT_MS, hookTimeout: STEP_TIMEOUT_MS });

const consumer = createConsumer();
const { project, write } = consumer;

beforeAll(() => consumer.install());
afterAll(consumer.remove);

/** What TypeScript complains of in a file; nothing when it compiles. */
function complaints(file: string, code: string, options: object = {}): string {
  const strict = { strict: true, skipLibCheck: false, noEmit: true, types: [], target: "ES2022" };
  const modules = { module: "ESNext", moduleResolution: "bundler", lib: ["ES2023", "DOM", "DOM.Iterable"] };
  write(file, code);
  write(
    "tsconfig.json",
    JSON.stringify({ compilerOptions: { ...strict, ...modules, ...options }, files: [file] }),
  );
  try {
    execFileSync(join(project, "node_modules/.bin/tsc"), ["-p", "."], { cwd: project, stdio: "pipe" });
    return "";
  } catch (error) {
    return String((error as { stdout: Buffer }).stdout);
  }
}

const SCRIPT = `
  import { DealerLoader, type DealerMegaNav } from "dealer-elements";
  import { DealerCarousel } from "dealer-elements/elements/dealer-carousel.js";
  const nav: DealerMegaNav = document.createElement("dealer-mega-nav");
  nav.breakpointPx = "auto";
  new DealerCarousel().show(1);
  // @ts-expect-error not one of the choices
  nav.indicator = "stars";
  addEventListener("dealer-carousel-changed", ({ detail }) => detail.index.toFixed());
  document.body.append(nav, new DealerLoader());
`;

it.each([
  ["ESNext", "bundler"],
  ["Node16", "Node16"],
  ["NodeNext", "NodeNext"],
])("a script compiles with module %s", (module, moduleResolution) => {
  expect(complaints("page.mts", SCRIPT, { module, moduleResolution })).toBe("");
});

it("an error is short", () => {
  const text = complaints(
    "wrong.ts",
    'import "dealer-elements"; document.createElement("dealer-loader").delayMs = "5";',
  );
  expect(text).toContain("'string' is not assignable to type 'number'");
  expect(text.split("\n").length).toBeLessThan(4);
});

/** A view with the tags as each framework's users write them, and what must not compile. */
const view = (framework: string) => `
  import "dealer-elements/${framework}";
  export const view = (
    <div>
      <dealer-mega-nav breakpoint-px="900" label="Menu" data-menu="top"><ul /></dealer-mega-nav>
      <dealer-carousel no-autoplay interval-ms={8000} ondealer-carousel-changed={({ detail }) => detail.index.toFixed()} />
    </div>
  );
  // @ts-expect-error not one of the choices
  export const wrong = <dealer-mega-nav indicator="stars" />;
  // @ts-expect-error no such detail
  export const unknown = <dealer-carousel ondealer-carousel-changed={({ detail }) => detail.nothing} />;
`;

describe("the tags in a view", () => {
  it.each([
    ["react", { jsx: "react-jsx" }],
    ["preact", { jsx: "react-jsx", jsxImportSource: "preact" }],
    ["solid", { jsx: "preserve", jsxImportSource: "solid-js", skipLibCheck: true }],
  ])("of %s", (framework, options) => {
    expect(complaints("view.tsx", view(framework), options)).toBe("");
  });

  it("of Svelte", () => {
    const code = `
      import "dealer-elements/svelte";
      import type { SvelteHTMLElements } from "svelte/elements";
      export const carousel: SvelteHTMLElements["dealer-carousel"] = {
        "no-autoplay": true,
        "ondealer-carousel-changed": ({ detail }) => detail.index.toFixed(),
      };
      // @ts-expect-error not one of the choices
      export const nav: SvelteHTMLElements["dealer-mega-nav"] = { indicator: "stars" };
    `;
    expect(complaints("view.ts", code, { skipLibCheck: true })).toBe("");
  });

  it("of Vue", () => {
    const code = `
      import "dealer-elements/vue";
      import type { GlobalComponents } from "vue";
      type Props = InstanceType<GlobalComponents["dealer-carousel"]>["$props"];
      export const carousel: Props = { noAutoplay: true, onDealerCarouselChanged: ({ detail }) => detail.index.toFixed() };
      // @ts-expect-error not a number
      export const wrong: Props = { intervalMs: "soon" };
    `;
    expect(complaints("view.ts", code, { skipLibCheck: true })).toBe("");
  });
});
