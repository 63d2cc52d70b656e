import type { Rolldown } from "vite";
import type { Contract } from "../../src/kernel/element/contract.ts";
import { featureOf } from "./chunk-groups.ts";

export type Output = Rolldown.RolldownOutput["output"];

/** The file with the element's class. */
export function homeOf(contract: Contract, output: Output): string {
  const chunk = contract.chunk === "own" ? featureOf(contract) : contract.chunk;
  const home = chunksIn(output).find(({ name, isEntry }) => name === chunk && !isEntry);
  if (!home) throw new Error(`No chunk has the class of ${contract.tag}`);
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
