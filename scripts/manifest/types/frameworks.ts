import type { Contract } from "../../../src/kernel/element/contract.ts";
import { block, quote } from "./text.ts";

/** How a framework's own types name what its templates accept. */
interface Framework {
  readonly imports: string;
  readonly props: string;
  readonly module: string;
  /** Around the interface, where the module has a namespace for it. */
  readonly namespace?: string;
  readonly types: string;
}

const ATTRIBUTES = "DealerAttributeMap[Tag] & DealerListeners<Tag>";
const OWN = 'import type { DealerAttributeMap, DealerListeners } from "./attributes.js";';
const TAGS = 'import type { DealerTagNameMap } from "./index.js";';

const FRAMEWORKS: Readonly<Record<string, Framework>> = {
  react: {
    imports: `import type { HTMLAttributes, RefAttributes } from "react";\n${OWN}\n${TAGS}`,
    props: `${ATTRIBUTES} & HTMLAttributes<HTMLElement> & RefAttributes<DealerTagNameMap[Tag]>`,
    module: "react",
    namespace: "JSX",
    types: "IntrinsicElements",
  },
  preact: {
    imports: `import type { ClassAttributes, JSX } from "preact";\n${OWN}\n${TAGS}`,
    props: `${ATTRIBUTES} & JSX.HTMLAttributes<HTMLElement> & ClassAttributes<DealerTagNameMap[Tag]>`,
    module: "preact",
    namespace: "JSX",
    types: "IntrinsicElements",
  },
  solid: {
    imports: `import type { JSX } from "solid-js";\n${OWN}\n${TAGS}`,
    props: `${ATTRIBUTES} & JSX.HTMLAttributes<DealerTagNameMap[Tag]>`,
    module: "solid-js",
    namespace: "JSX",
    types: "IntrinsicElements",
  },
  svelte: {
    imports: `import type { HTMLAttributes } from "svelte/elements";\n${OWN}\n${TAGS}`,
    props: `${ATTRIBUTES} & HTMLAttributes<DealerTagNameMap[Tag]>`,
    module: "svelte/elements",
    types: "SvelteHTMLElements",
  },
  vue: {
    imports: `import type { HTMLAttributes, PublicProps } from "vue";\nimport type { DealerVueProps } from "./attributes.js";\n${TAGS}`,
    props: "new () => DealerTagNameMap[Tag] & { $props: DealerVueProps<Tag> & HTMLAttributes & PublicProps }",
    module: "vue",
    types: "GlobalComponents",
  },
};

/** dist/types/<framework>.d.ts: the tags in a framework's templates. */
export const frameworkTypes = (contracts: readonly Contract[]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(FRAMEWORKS).map(([name, framework]) => [name, typesFor(framework, contracts)]),
  );

function typesFor({ imports, props, module, namespace, types }: Framework, contracts: readonly Contract[]) {
  const tags = block(
    `interface ${types}`,
    contracts.map(({ tag }) => `${quote(tag)}: DealerElement<${quote(tag)}>;`),
  );
  return [
    imports,
    `type DealerElement<Tag extends keyof DealerTagNameMap> = ${props};`,
    block(`declare module ${quote(module)}`, [namespace ? block(`namespace ${namespace}`, [tags]) : tags]),
    "",
  ].join("\n\n");
}
