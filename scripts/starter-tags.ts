import type { Rolldown } from "vite";
import type { Tag } from "../src/autoloader/tags.ts";
import { contracts } from "../src/contracts.ts";
import type { Contract, TextAttribute } from "../src/kernel/contract.ts";

type Output = Rolldown.RolldownOutput["output"];

/** The chunk with the elements that each library draws. */
const HOME = { react: "core", lit: "watch" } as const;

/** What the starter knows of each tag, with the files that this build made. */
export function tagsOf(output: Output): Record<string, Tag> {
  return Object.fromEntries(contracts.map((contract) => [contract.tag, tagOf(contract, output)]));
}

function tagOf({ className, library, attributes, start }: Contract, output: Output): Tag {
  const { press, ...rest } = start;
  const text = press && (attributes[press.text] as TextAttribute);
  return {
    name: className,
    chunks: chunksOf(HOME[library], output).map((file) => `./${file}`),
    ...rest,
    ...(press && text && { press: { ...press, default: text.default } }),
  };
}

/** A chunk and what it imports, deepest first. */
function chunksOf(home: string, output: Output): string[] {
  const chunks = output.filter((file) => file.type === "chunk");
  const found = new Set<string>();
  const visit = (fileName: string) => {
    for (const imported of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [])
      visit(imported);
    found.add(fileName);
  };
  visit(chunks.find(({ name, isEntry }) => !isEntry && name === home)?.fileName ?? "");
  return [...found];
}
