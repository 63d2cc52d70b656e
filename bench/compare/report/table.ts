/** A table in Markdown under a heading; its first column is text, and the others are numbers. */
export function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const lines = [head, ["---", ...head.slice(1).map(() => "---:")], ...rows];
  return [`## ${title}`, "", ...lines.map((cells) => `| ${cells.join(" | ")} |`), ""];
}
