import type { Rolldown } from "vite";
import type { Tag } from "../src/autoloader/tags.ts";
import { contracts } from "../src/contracts.ts";
import type { Contract, TextAttribute } from "../src/kernel/contract.ts";
import { MODES } from "../src/kernel/start-mode.ts";

type Output = Rolldown.RolldownOutput["output"];

/** The chunk with the elements that each library draws, but for those that have one of their own. */
const HOME = { react: "core", lit: "watch" } as const;

/** What the starter knows of each tag, with the files that this build made. */
export function tagsOf(output: Output): Record<string, Tag> {
  return Object.fromEntries(contracts.map((contract) => [contract.tag, tagOf(contract, output)]));
}

function tagOf({ tag, library, attributes, start }: Contract, output: Output): Tag {
  const { press, ...rest } = start;
  const text = press && (attributes[press.text] as TextAttribute);
  return {
    chunks: chunksOf(homeOf(tag, library, output), output).map((file) => `./${file}`),
    ...rest,
    ...("load" in attributes && { mode: MODES[0] }),
    ...(press && text && { press: { text: press.text, default: text.default } }),
  };
}

function homeOf(tag: string, library: Contract["library"], output: Output): string {
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
