import type { Rolldown } from "vite";
import type { Tag } from "../src/autoloader/tags.ts";
import { contracts } from "../src/contracts.ts";
import type { Contract, TextAttribute } from "../src/kernel/contract.ts";
import { MODES } from "../src/kernel/start-mode.ts";

type Output = Rolldown.RolldownOutput["output"];

/** The chunk with the elements that each library draws, but for those that have one of their own. */
const DIGITS = 36;

const HOME = { react: "core", lit: "watch" } as const;

/** What the starter knows of each tag, and the files that this build made for them. */
export interface StarterTags {
  readonly chunks: readonly string[];
  readonly tags: Readonly<Record<string, Tag>>;
}

export function starterTags(output: Output): StarterTags {
  const chunks = [...new Set(contracts.flatMap((contract) => chunksOf(homeOf(contract, output), output)))];
  if (chunks.length > DIGITS) throw new Error(`The starter names a chunk by one digit: ${chunks.join(", ")}`);
  const tags = Object.fromEntries(
    contracts.map((contract) => [contract.tag, tagOf(contract, needsOf(contract))]),
  );
  return { chunks: chunks.map(nameOf), tags };

  function needsOf(contract: Contract) {
    return chunksOf(homeOf(contract, output), output)
      .map((chunk) => chunks.indexOf(chunk).toString(DIGITS))
      .join("");
  }
}

const nameOf = (chunk: string) => chunk.replace(/^chunks\/(.+)\.js$/, "$1");

function tagOf({ attributes, start }: Contract, needs: string): Tag {
  const { press, ...rest } = start;
  const text = press && (attributes[press.text] as TextAttribute);
  return {
    needs,
    ...rest,
    ...("load" in attributes && { mode: MODES[0] }),
    ...(press && text && { press: { text: press.text, default: text.default } }),
  };
}

function homeOf({ tag, library }: Contract, output: Output): string {
  const own = tag.replace("dealer-", "");
  return chunksIn(output).some(({ name, isEntry }) => !isEntry && name === own) ? own : HOME[library];
}

const chunksIn = (output: Output) => output.filter((file) => file.type === "chunk");

/** A chunk and what it imports, deepest first. */
function chunksOf(home: string, output: Output): string[] {
  const chunks = chunksIn(output);
  const found = new Set<string>();
  const visit = (fileName: string) => {
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
      visit(imported);
    found.add(fileName);
  };
  visit(chunks.find(({ name, isEntry }) => !isEntry && name === home)?.fileName ?? "");
  return [...found];
}
