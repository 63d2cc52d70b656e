import { readFileSync } from "node:fs";
import { contracts } from "../../src/contracts.ts";
import { manifestOf } from "./custom-elements.ts";
import { referenceOf } from "./tables.ts";
import { typeFiles } from "./types/types.ts";
import { vscodeDataOf } from "./vscode.ts";
import { webTypesOf } from "./web-types.ts";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const { name, version } = JSON.parse(readFileSync("package.json", "utf8")) as {
  name: string;
  version: string;
};

/** The committed files that are made from the contracts, by path. */
export const committedFiles = (): Record<string, string> => ({
  "custom-elements.json": json(manifestOf(contracts)),
  "docs/elements.md": referenceOf(contracts),
});

/** The built files that are made from the contracts, by path. */
export const builtFiles = (): Record<string, string> => ({
  "dist/custom-elements.json": json(manifestOf(contracts)),
  "dist/vscode.html-custom-data.json": json(vscodeDataOf(contracts)),
  "dist/web-types.json": json(webTypesOf(contracts, { name, version })),
  ...typeFiles(contracts),
});
