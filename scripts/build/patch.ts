const HUNK = /^@@ -(\d+),(\d+) \+\d+,\d+ @@.*\n((?:[ +-].*\n)+)/gm;

/** Applies a unified diff of one file, and throws when a line differs from what the diff expects. */
export function patched(code: string, diff: string): string {
  const lines = code.split("\n");
  const hunks = [...diff.matchAll(HUNK)];
  if (hunks.length === 0) throw new Error("The diff has no hunks");

  // From the last hunk to the first, so that the line numbers of the remaining hunks stay correct.
  for (const [, start, count, body = ""] of hunks.reverse()) {
    const before = linesOf(body, "+");
    const index = Number(start) - 1;
    const found = lines.slice(index, index + Number(count));
    if (found.join("\n") !== before.join("\n"))
      throw new Error(`The diff does not match the file at line ${start}`);
    lines.splice(index, found.length, ...linesOf(body, "-"));
  }
  return lines.join("\n");
}

/** A hunk's lines without those that exist only on the other side. */
const linesOf = (body: string, other: "+" | "-") =>
  body
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(other))
    .map((line) => line.slice(1));
