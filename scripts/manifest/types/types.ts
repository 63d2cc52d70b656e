import type { Contract } from "../../../src/kernel/element/contract.ts";
import { attributeTypes } from "./attributes.ts";
import { classTypes } from "./classes.ts";
import { frameworkTypes } from "./frameworks.ts";

const FOLDER = "dist/types";

/** The types of the package, by path: flat, so that an editor shows sentences and errors are short. */
export const typeFiles = (contracts: readonly Contract[]): Record<string, string> =>
  Object.fromEntries(
    [
      ["index", classTypes(contracts)],
      ["attributes", attributeTypes(contracts)],
      ...Object.entries(frameworkTypes(contracts)),
      ["dealer-elements", 'export { declareScript } from "./index.js";\n'],
      ...contracts.map(({ tag, className }) => [
        `elements/${tag}`,
        `export { ${className} } from "../index.js";\n`,
      ]),
    ].map(([name, text]) => [`${FOLDER}/${name}.d.ts`, text as string]),
  );
