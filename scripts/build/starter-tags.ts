import { contracts } from "../../src/contracts.ts";
import type { Contract } from "../../src/kernel/element/contract.ts";
import { MODES } from "../../src/kernel/element/start-mode.ts";
import { LANGUAGES, type Language } from "../../src/kernel/language/languages.ts";
import type { Tag } from "../../src/starter/tags.ts";
import { chunkNamed, classChunkOf, type Output, withImports } from "./chunks.ts";

const DIGITS = 36;

/** What the starter knows about each tag, and the names of the chunks in this build. */
export interface StarterTags {
  readonly chunks: readonly string[];
  readonly tags: Readonly<Record<string, Tag>>;
  /** The chunk with the texts in each language but Dutch. */
  readonly languages: Readonly<Record<Language, string>>;
  /** The file with each tag's class. */
  readonly classChunks: Readonly<Record<string, string>>;
}

export function starterTags(output: Output): StarterTags {
  const neededBy = (contract: Contract) => withImports(classChunkOf(contract, output), output);
  const chunks = [...new Set(contracts.flatMap(neededBy))];
  if (chunks.length > DIGITS)
    throw new Error(`The starter has one digit per chunk, and these are too many: ${chunks.join(", ")}`);
  const digitOf = (chunk: string) => chunks.indexOf(chunk).toString(DIGITS);
  const needsOf = (contract: Contract) => neededBy(contract).map(digitOf).join("");
  const tags = contracts.map((contract) => [contract.tag, tagOf(contract, needsOf(contract))]);
  const languages = LANGUAGES.map((language) => [language, nameOf(chunkNamed(language, output))]);
  const classChunks = contracts.map((contract) => [contract.tag, classChunkOf(contract, output)]);
  return {
    chunks: chunks.map(nameOf),
    tags: Object.fromEntries(tags),
    languages: Object.fromEntries(languages),
    classChunks: Object.fromEntries(classChunks),
  };
}

const nameOf = (chunk: string) => chunk.replace(/^chunks\/(.+)\.js$/, "$1");

function tagOf({ attributes, start }: Contract, needs: string): Tag {
  const { press, ...rest } = start;
  return {
    needs,
    ...rest,
    ...("load" in attributes && { fixed: MODES[0] }),
    ...(press && { press: press.text }),
  };
}
