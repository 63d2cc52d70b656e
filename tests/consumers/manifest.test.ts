import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import type { CustomElementDeclaration, Package } from "custom-elements-manifest";
import { beforeAll, describe, expect, it } from "vitest";
import { complaints } from "./compile.ts";
import { consumerFolder } from "./consumer.ts";
import { type ToolName, tries } from "./tools.ts";

/* What is made from the packed custom-elements.json, and what analyzers and editors know from the package. */

const consumer = consumerFolder("manifest");
const { modules, write, run } = consumer;
const readJson = (path: string) => JSON.parse(readFileSync(join(modules, path), "utf8"));
const manifest: Package = readJson("dealer-elements/custom-elements.json");
const declarations = manifest.modules.flatMap(
  ({ declarations = [] }) => declarations as CustomElementDeclaration[],
);

it("is valid against the standard's schema", tries("custom-elements-manifest"), () => {
  const ajv = new Ajv({ allowUnionTypes: true });
  const validate = ajv.compile(readJson("custom-elements-manifest/schema.json"));
  expect(validate(manifest), JSON.stringify(validate.errors)).toBe(true);
});

// Two of the generators read it.
beforeAll(() => write("package.json", JSON.stringify({ name: "app", type: "module" })));

/** Runs a generator's function with the manifest. */
function generate(tool: ToolName, name: string, options: object): void {
  write(
    "generate.mjs",
    `import { readFileSync } from "node:fs";
     import { ${name} as generate } from ${JSON.stringify(tool)};
     const manifest = JSON.parse(readFileSync("../node_modules/dealer-elements/custom-elements.json", "utf8"));
     const modulePath = (_, tag) => \`dealer-elements/elements/\${tag}.js\`;
     await generate(manifest, { modulePath, globalTypePath: "dealer-elements", ...${JSON.stringify(options)} });`,
  );
  run(process.execPath, "generate.mjs");
}

const IN_REACT = { jsx: "react-jsx" };

describe("types that are generated from the manifest", () => {
  it("for JSX", tries("@wc-toolkit/jsx-types"), () => {
    generate("@wc-toolkit/jsx-types", "generateJsxTypes", { outdir: "jsx", fileName: "tags.d.ts" });
    const code = `import "./jsx/tags";
       export const view = <dealer-mega-nav indicator="arrows" breakpoint-px={900}><ul /></dealer-mega-nav>;
       export const carousel = <dealer-carousel ondealer-carousel-changed={({ detail }) => detail.index.toFixed()} />;
       // @ts-expect-error not one of the choices
       export const wrong = <dealer-mega-nav indicator="stars" />;`;
    expect(complaints(consumer, "jsx.tsx", code, IN_REACT)).toBe("");
  });

  it("for React's wrappers", tries("custom-element-react-wrappers"), () => {
    generate("custom-element-react-wrappers", "generateReactWrappers", { outdir: "react" });
    const code = `import { DealerMegaNav } from "./react/index.js";
       export const view = <DealerMegaNav indicator="arrows" breakpointPx={900}><ul /></DealerMegaNav>;
       // @ts-expect-error not one of the choices
       export const wrong = <DealerMegaNav indicator="stars" />;`;
    expect(complaints(consumer, "react.tsx", code, IN_REACT)).toBe("");
  });

  it(
    "for React's newer wrappers, which cannot have an attribute `for`",
    tries("@wc-toolkit/react-wrappers"),
    () => {
      const options = { outdir: "wc-react", attributeMapping: { for: "forId" } };
      expect(() => generate("@wc-toolkit/react-wrappers", "generateReactWrappers", options)).toThrow(
        "'for': for",
      );
    },
  );

  it("for Vue", tries("custom-element-vuejs-integration"), () => {
    const options = { outdir: "vue", fileName: "tags.d.ts" };
    generate("custom-element-vuejs-integration", "generateVuejsTypes", options);
    const code = `import "./vue/tags";
       import type { GlobalComponents } from "vue";
       type Props = InstanceType<GlobalComponents["dealer-mega-nav"]>["$props"];
       export const props: Props = { indicator: "arrows", "breakpoint-px": 900 };
       // @ts-expect-error not one of the choices
       export const wrong: Props = { indicator: "stars" };`;
    expect(complaints(consumer, "vue.ts", code)).toBe("");
  });

  it("for Solid", tries("custom-element-solidjs-integration"), () => {
    const options = { outdir: "solid", fileName: "tags.d.ts" };
    generate("custom-element-solidjs-integration", "generateSolidJsTypes", options);
    const inSolid = { jsx: "preserve", jsxImportSource: "solid-js", skipLibCheck: true };
    const code = `import type { CustomElements } from "./solid/tags";
       declare module "solid-js" { namespace JSX { interface IntrinsicElements extends CustomElements {} } }
       export const view = <dealer-mega-nav indicator="arrows" breakpoint-px={900}><ul /></dealer-mega-nav>;
       // @ts-expect-error not one of the choices
       export const wrong = <dealer-mega-nav indicator="stars" />;`;
    expect(complaints(consumer, "solid.tsx", code, inSolid)).toBe("");
  });

  it(
    "for Svelte, which name a namespace that is not there",
    tries("custom-element-svelte-integration"),
    () => {
      const options = { outdir: "svelte", fileName: "tags.d.ts" };
      generate("custom-element-svelte-integration", "generateSvelteTypes", options);
      const lines = complaints(consumer, "svelte.ts", 'import "./svelte/tags";').trim().split("\n");
      for (const line of lines) expect(line).toContain("Cannot find namespace 'JSX'");
    },
  );
});

it("a template of Lit knows tags, attributes and values", tries("@jackolope/lit-analyzer"), () => {
  write(
    "template.ts",
    `import { html } from "lit";
     import "dealer-elements";
     export const right = html\`<dealer-carousel no-autoplay interval-ms="8000"></dealer-carousel>\`;
     export const tag = html\`<dealer-unknown></dealer-unknown>\`;
     export const attribute = html\`<dealer-carousel no-such="1"></dealer-carousel>\`;
     export const value = html\`<dealer-mega-nav indicator="stars"></dealer-mega-nav>\`;`,
  );
  const args = ["template.ts", "--strict", "--format", "list", "--outFile", "template.txt"];
  expect(() => run("@jackolope/lit-analyzer/cli.mjs", ...args)).toThrow();
  const report = readFileSync(join(consumer.folder, "template.txt"), "utf8");
  const found = report.split("\n").filter((line) => /^\s+\d+:/.test(line));
  expect(found.map((line) => line.trim().replace(/^\S+\s+\S+\s+/, ""))).toEqual([
    "Unknown tag <dealer-unknown>.",
    "Unknown attribute 'no-such'.",
    expect.stringContaining(`Type '"stars"' is not assignable`),
  ]);
});

it(
  "Storybook's tables have every row, but no attribute with the name of a part",
  tries("@storybook/web-components"),
  () => {
    write(
      "storybook.mjs",
      `import { readFileSync } from "node:fs";
     globalThis.window = globalThis;
     const manifest = JSON.parse(readFileSync("../node_modules/dealer-elements/custom-elements.json", "utf8"));
     globalThis.__STORYBOOK_CUSTOM_ELEMENTS_MANIFEST__ = manifest;
     const { parameters } = await import("@storybook/web-components/entry-preview-argtypes");
     const { extractArgTypes } = parameters.docs;
     const rows = ${JSON.stringify(declarations.map(({ tagName }) => tagName))}.map((tag) =>
       [tag, Object.values(extractArgTypes(tag)).map(({ name, table }) => \`\${table.category} \${name}\`)]);
     console.log(JSON.stringify(Object.fromEntries(rows)));`,
    );
    const shown: Record<string, string[]> = JSON.parse(run(process.execPath, "storybook.mjs"));
    for (const {
      tagName = "",
      attributes = [],
      events = [],
      cssParts = [],
      cssProperties = [],
    } of declarations) {
      const parts = new Set(cssParts.map(({ name }) => name));
      const rows = [
        ...attributes.filter(({ name }) => !parts.has(name)).map(({ name }) => `attributes ${name}`),
        ...events.map(({ name }) => `events ${name}`),
        ...cssParts.map(({ name }) => `css shadow parts ${name}`),
        ...cssProperties.map(({ name }) => `css custom properties ${name}`),
      ];
      expect(shown[tagName]).toEqual(expect.arrayContaining(rows));
      const hidden = attributes.filter(({ name }) => parts.has(name));
      for (const { name } of hidden) expect(shown[tagName]).not.toContain(`attributes ${name}`);
    }
  },
);
