import { describe, expect, it } from "vitest";
import { COMPILERS, complaints } from "./compile.ts";
import { consumerFolder } from "./consumer.ts";
import { tries } from "./tools.ts";

/* What an editor and a compiler show of the packed package, in an old TypeScript and in each framework's own types. */

const consumer = consumerFolder("types");

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

for (const compiler of COMPILERS)
  describe(compiler, tries(compiler), () => {
    it.each([
      ["ESNext", "bundler"],
      ["Node16", "Node16"],
      ["NodeNext", "NodeNext"],
    ])("compiles a script with module %s", (module, moduleResolution) => {
      expect(complaints(consumer, "page.mts", SCRIPT, { module, moduleResolution }, compiler)).toBe("");
    });

    it("reports a wrong value in a short error", () => {
      const code = 'import "dealer-elements"; document.createElement("dealer-loader").delayMs = "5";';
      const text = complaints(consumer, "wrong.ts", code, {}, compiler);
      expect(text).toContain("'string' is not assignable to type 'number'");
      expect(text.split("\n").length).toBeLessThan(4);
    });
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

/** React 18 has the name itself. */
const REACT_19 = {
  react: ["../node_modules/types-react-19"],
  "react/*": ["../node_modules/types-react-19/*"],
};

describe("the tags in a view", () => {
  const views = {
    "@types/react": ["react", { jsx: "react-jsx" }],
    "types-react-19": ["react", { jsx: "react-jsx", paths: REACT_19 }],
    preact: ["preact", { jsx: "react-jsx", jsxImportSource: "preact" }],
    "solid-js": ["solid", { jsx: "preserve", jsxImportSource: "solid-js", skipLibCheck: true }],
  } as const;
  for (const [tool, [framework, options]] of Object.entries(views))
    it(`of ${tool}`, tries(tool as keyof typeof views), () => {
      expect(complaints(consumer, "view.tsx", view(framework), options)).toBe("");
    });

  it("of Svelte", tries("svelte"), () => {
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
    expect(complaints(consumer, "view.ts", code, { skipLibCheck: true })).toBe("");
  });

  it("of Vue", tries("vue"), () => {
    const code = `
      import "dealer-elements/vue";
      import type { GlobalComponents } from "vue";
      type Props = InstanceType<GlobalComponents["dealer-carousel"]>["$props"];
      export const carousel: Props = { noAutoplay: true, onDealerCarouselChanged: ({ detail }) => detail.index.toFixed() };
      // @ts-expect-error not a number
      export const wrong: Props = { intervalMs: "soon" };
    `;
    expect(complaints(consumer, "view.ts", code, { skipLibCheck: true })).toBe("");
  });
});
