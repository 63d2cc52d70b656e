import { readFileSync } from "node:fs";
import { contracts } from "../../src/contracts.ts";
import { LANGUAGES } from "../../src/kernel/language/languages.ts";
import { manifestOf } from "./custom-elements.ts";
import { llmsOf } from "./llms.ts";
import { referenceOf, referencesOf } from "./tables.ts";
import { translationsIn } from "./translations.ts";
import { typeFiles } from "./types/types.ts";
import { vscodeDataOf } from "./vscode.ts";
import { webTypesOf } from "./web-types.ts";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const { name, version, description } = JSON.parse(readFileSync("package.json", "utf8")) as {
  name: string;
  description: string;
  version: string;
};

export const manifestFile = () => json(manifestOf(contracts));

/** The committed files that are made from the contracts, by path. */
export const committedFiles = (): Record<string, string> => ({
  "custom-elements.json": manifestFile(),
  "llms.txt": llmsOf(contracts, description),
  ...Object.fromEntries(
    LANGUAGES.map((language) => [
      `src/kernel/language/${language}.json`,
      json(translationsIn(language, contracts)),
    ]),
  ),
  "docs/elements.md": referencesOf(contracts),
  ...Object.fromEntries(
    contracts.map((contract) => [`docs/elements/${contract.tag}.md`, referenceOf(contract)]),
  ),
});

/** The built files that are made from the contracts, by path. */
export const builtFiles = (): Record<string, string> => ({
  "dist/custom-elements.json": manifestFile(),
  "dist/vscode.html-custom-data.json": json(vscodeDataOf(contracts)),
  "dist/web-types.json": json(webTypesOf(contracts, { name, version })),
  ...typeFiles(contracts),
});
