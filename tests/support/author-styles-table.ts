import { contracts } from "../../src/contracts.ts";
import type { Contract } from "../../src/kernel/element/contract.ts";
import { SHEETS, type SheetName } from "../fixtures/author-styles/sheets.ts";

/** The annotation of a visit: what differed in it, as `Changes`. */
export const AUTHOR_STYLES = "author-styles";

/** By tag, the properties of the author's nodes that differ with our code. */
export type Changes = Readonly<Record<string, readonly string[]>>;

/** What differed on the pages with each style sheet. */
export type ChangesBySheet = Partial<Record<SheetName, Changes>>;

const all: readonly Contract[] = contracts;

/** The properties that a tag's contract names, with their shorthand. */
const namesOf = (tag: string) =>
  Object.keys(all.find((contract) => contract.tag === tag)?.authorStyles ?? {}).flatMap((names) =>
    names.split(", "),
  );

/** The name in the contract for a property; undefined for what no contract allows. */
export const nameOf = (tag: string, property: string) =>
  namesOf(tag).find((name) => property === name || property.startsWith(`${name}-`));

export function addChanges(all: ChangesBySheet, sheet: SheetName, changes: Changes): void {
  const before = all[sheet] ?? {};
  const tags = new Set([...Object.keys(before), ...Object.keys(changes)]);
  all[sheet] = Object.fromEntries(
    [...tags].map((tag) => [tag, [...new Set([...(before[tag] ?? []), ...(changes[tag] ?? [])])].sort()]),
  );
}

/** Without the loader: what differs depends on how far its fade is. */
export const TABLED_TAGS: readonly string[] = all
  .map(({ tag }) => tag)
  .filter((tag) => tag !== "dealer-loader");

const INTRODUCTION = `# What changes on the author's nodes

\`npm run author-styles\` writes this page. It opens the guide's first example of each element with the style sheets that authors have, on
a wide and a narrow page, as the page loads and with the element in use (a menu, panel, list, tip or calendar open, another slide). In
Chromium it compares the computed style of each of the author's nodes with and without our code. A cell has the number of properties that
differ. All of them are named, with the reason, in the element's contract ([elements](elements.md)); any other makes the test fail.
The loader is not in the table, because it fades meanwhile.
[decisions/author-styles.md](decisions/author-styles.md) says why.
`;

/** docs/author-styles.md after a run. */
export function authorStylesPage(found: ChangesBySheet): string {
  const sheets = Object.keys(SHEETS) as SheetName[];
  const changed = (tag: string, sheet: SheetName) => [
    ...new Set((found[sheet]?.[tag] ?? []).map((property) => nameOf(tag, property) ?? property)),
  ];
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const tags = TABLED_TAGS;
  const rows = tags.map((tag) =>
    line([`\`${tag}\``, ...sheets.map((sheet) => `${changed(tag, sheet).length || "–"}`)]),
  );
  const lists = tags.flatMap((tag) => {
    const names = [...new Set(sheets.flatMap((sheet) => changed(tag, sheet)))].sort();
    return names.length === 0 ? [] : [line([`\`${tag}\``, names.map((name) => `\`${name}\``).join(", ")])];
  });
  const columns = line(["", ...sheets]);
  return [
    INTRODUCTION,
    columns.replace("|  |", "| element |"),
    line(["---", ...sheets.map(() => "---:")]),
    ...rows,
    "",
    line(["element", "properties that differ on at least one page"]),
    line(["---", "---"]),
    ...lists,
    "",
  ].join("\n");
}
