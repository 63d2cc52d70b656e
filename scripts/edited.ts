/** A stretch of code, by its offsets, and what stands in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Code with some edits made; of edits within another only the outer one counts. */
export function edited(code: string, edits: readonly Edit[]): string {
  let text = "";
  let end = 0;
  for (const edit of [...edits].sort((one, other) => one.start - other.start)) {
    const isInsideTheLast = edit.start < end;
    if (isInsideTheLast) continue;
    text += code.slice(end, edit.start) + edit.text;
    end = edit.end;
  }
  return text + code.slice(end);
}
