import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { contracts } from "../../src/contracts.ts";
import type { Contract } from "../../src/kernel/element/contract.ts";
import { chunkOf, classChunkOf, type Output, withImports } from "./chunks.ts";

/** Bytes of each file, compressed with Brotli. */
type Sizes = Readonly<Record<string, number>>;

interface TagSizes {
  /** Files that no other tag needs. */
  readonly own: Sizes;
  /** Files that other tags need too; a page loads them once. */
  readonly shared: Sizes;
  /** Files that are fetched when the visitor uses the element. */
  readonly onDemand: Sizes;
}

export interface PackageSizes {
  /** Files that every page loads. */
  readonly page: Sizes;
  readonly tags: Readonly<Record<string, TagSizes>>;
}

const PAGE_FILES = ["dealer-elements.js", "dealer-elements.css"];

/** The sizes of the files that every page loads, and of those that each tag adds. */
export function sizesOf(output: Output, folder: string): PackageSizes {
  const page = PAGE_FILES.map((file) => [file, brotliSize(readFileSync(`${folder}/${file}`))]);
  const tags = contracts.map((contract) => [contract.tag, tagSizes(contract, output)]);
  return { page: Object.fromEntries(page), tags: Object.fromEntries(tags) };
}

function tagSizes(contract: Contract, output: Output): TagSizes {
  const needs = neededBy(contract, output);
  const others = new Set(contracts.filter((other) => other !== contract).flatMap((c) => neededBy(c, output)));
  const later = needs.flatMap((file) => chunkOf(file, output)?.dynamicImports ?? []);
  const onDemand = new Set(later.flatMap((file) => withImports(file, output)));
  return {
    own: measured(needs.filter((file) => !others.has(file))),
    shared: measured(needs.filter((file) => others.has(file))),
    onDemand: measured([...onDemand].filter((file) => !needs.includes(file))),
  };

  function measured(files: readonly string[]): Sizes {
    return Object.fromEntries(files.map((file) => [file, brotliSize(chunkOf(file, output)?.code ?? "")]));
  }
}

const neededBy = (contract: Contract, output: Output) => withImports(classChunkOf(contract, output), output);

const brotliSize = (content: string | Buffer) => brotliCompressSync(content).length;
