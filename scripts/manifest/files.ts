import { readFileSync } from "node:fs";
import { contracts } from "../../src/contracts.ts";
import { manifestOf } from "./custom-elements.ts";
import { referenceOf } from "./tables.ts";
import { vscodeDataOf } from "./vscode.ts";
import { webTypesOf } from "./web-types.ts";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const { name, version } = JSON.parse(readFileSync("package.json", "utf8")) as {
  name: string;
  version: string;
};

/** What is made from the contracts and committed, by path. */
export const committedFiles = (): Record<string, string> => ({
  "custom-elements.json": json(manifestOf(contracts)),
  "docs/elements.md": referenceOf(contracts),
});

/** What is made from the contracts and built, by path. */
export const builtFiles = (): Record<string, string> => ({
  "dist/custom-elements.json": json(manifestOf(contracts)),
  "dist/vscode.html-custom-data.json": json(vscodeDataOf(contracts)),
  "dist/web-types.json": json(webTypesOf(contracts, { name, version })),
});
