import type { Rolldown } from "vite";
import type { Contract } from "../../src/kernel/element/contract.ts";
import { featureOf } from "./chunk-groups.ts";

export type Output = Rolldown.RolldownOutput["output"];

/** The name of the chunk with the element's class. */
export function classChunkOf(contract: Contract, output: Output): string {
  return chunkNamed(contract.chunk === "own" ? featureOf(contract) : contract.chunk, output);
}

export function chunkNamed(wanted: string, output: Output): string {
  const file = chunksIn(output).find(({ name, isEntry }) => name === wanted && !isEntry);
  if (!file) throw new Error(`No chunk has the name ${wanted}`);
  return file.fileName;
}

/** The names of a chunk and of all that it imports, dependencies first. */
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
