import type { Rolldown } from "vite";
import type { Contract } from "../../src/kernel/element/contract.ts";

export type Output = Rolldown.RolldownOutput["output"];

/** The chunk with the elements that each library draws, but for those that have one of their own. */
const HOME = { react: "core", lit: "watch" } as const;

/** The file with the element's class. */
export function homeOf({ tag, library }: Contract, output: Output): string {
  const own = tag.replace("dealer-", "");
  const chunks = chunksIn(output).filter(({ isEntry }) => !isEntry);
  const home = chunks.find(({ name }) => name === own) ?? chunks.find(({ name }) => name === HOME[library]);
  if (!home) throw new Error(`No chunk has the class of ${tag}`);
  return home.fileName;
}

/** A chunk and what it imports, deepest first. */
export function withImports(fileName: string, output: Output): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    for (const imported of chunkOf(file, output)?.imports ?? []) visit(imported);
    found.add(file);
  };
  visit(fileName);
  return [...found];
}

export const chunkOf = (fileName: string, output: Output) =>
  chunksIn(output).find((chunk) => chunk.fileName === fileName);

const chunksIn = (output: Output) => output.filter((file) => file.type === "chunk");
