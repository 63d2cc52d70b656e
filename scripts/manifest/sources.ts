import { existsSync, readdirSync } from "node:fs";

/*
 * A folder in src/ with a contract is an element. These sources list all of them, so that a new element is one folder
 * and no other file is edited by hand.
 */

/** An element by its folder's name. */
interface Feature {
  readonly name: string;
  readonly contract: string;
  readonly className: string;
}

/** `to-top` → `ToTop`. */
const pascalCase = (name: string) =>
  name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

export function featureNamed(name: string): Feature {
  const pascal = pascalCase(name);
  return {
    name,
    contract: `${pascal.charAt(0).toLowerCase()}${pascal.slice(1)}Contract`,
    className: `Dealer${pascal}`,
  };
}

const features = () =>
  readdirSync("src")
    .filter((name) => existsSync(`src/${name}/${name}.contract.ts`))
    .sort()
    .map(featureNamed);

/** The sources that are made from the folders in src/, by path. */
export function sourceFiles(): Record<string, string> {
  const all = features();
  return {
    "src/contracts.ts": contractsOf(all),
    "src/index.ts": indexOf(all),
    "src/dealer-elements.css": stylesOf(all),
    ...Object.fromEntries(all.map((feature) => [`elements/dealer-${feature.name}.ts`, tagFileOf(feature)])),
  };
}

const MADE = "Made by `npm run generate` from the folders in src/.";

const lines = (...parts: readonly (string | readonly string[])[]) => `${parts.flat().join("\n")}\n`;

const contractsOf = (all: readonly Feature[]) =>
  lines(
    `// ${MADE}`,
    all.map(({ name, contract }) => `import { ${contract} } from "./${name}/${name}.contract.ts";`),
    "",
    "/** The contracts of all elements. */",
    "export const contracts = [",
    all.map(({ contract }) => `  ${contract},`),
    "] as const;",
  );

function indexOf(all: readonly Feature[]): string {
  const exported = [
    'export { declareScript } from "./kernel/task/declare-script.ts";',
    ...all.map(({ name, className }) => `export { ${className} } from "./${name}/${name}.element.ts";`),
    'export type { DealerEventMap, DealerTagNameMap } from "./types.ts";',
  ];
  return lines(`// ${MADE}`, 'import "./types.ts";', "", exported.sort(byPath));
}

const stylesOf = (all: readonly Feature[]) => {
  const own = all.map(({ name }) => `./${name}/${name}.page.css`).filter((path) => existsSync(`src/${path}`));
  const shared = ["placeholder", "in-column"].map((name) => `./kernel/styles/${name}.page.css`);
  const paths = [...shared, ...own];
  return lines(
    `/* ${MADE} */`,
    paths.map((path) => `@import "${path}" layer(dealer-elements);`),
    "",
    "/* No style of ours shows a tag that its author hides. */",
    "@layer dealer-elements {",
    listed(all.map(({ name }) => `  dealer-${name}`)),
    '    &[hidden]:not([hidden="until-found" i]) {',
    "      display: none !important;",
    "    }",
    "  }",
    "}",
  );
};

/** The selectors of a rule, one a line as the formatter has them, and its opening brace. */
const listed = (selectors: readonly string[]) => `${selectors.join(",\n")} {`;

const tagFileOf = ({ name, className }: Feature) => {
  const imports = [
    `import { ${className} } from "../src/${name}/${name}.element.ts";`,
    'import { define } from "../src/kernel/element/define.ts";',
  ];
  return lines(
    `// ${MADE}`,
    "",
    imports.sort(byPath),
    "",
    `define(${className});`,
    "",
    `export { ${className} };`,
  );
};

/** As the formatter sorts imports. */
const byPath = (one: string, other: string) =>
  one.replace(/^.* from /, "") < other.replace(/^.* from /, "") ? -1 : 1;
