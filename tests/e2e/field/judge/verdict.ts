/** What the judge tries on each page, in the words and order of docs/themes.md. */
export const CHECKS = {
  mouse: "Mouse",
  keyboard: "Keyboard",
  touch: "Touch",
  escape: "Escape",
  caret: "One caret",
  button: "One menu button",
  height: "Height",
  console: "Nothing logged",
  markup: "Markup restored",
} as const;

export type Check = keyof typeof CHECKS;

/** The faults that a check found; a check that was not made has no list. */
export type Verdict = Partial<Record<Check, string[]>>;

/** Adds what a check found; a page that was left, or a script that threw, is a fault of this check. */
export async function record(verdict: Verdict, check: Check, find: () => Promise<string[]>): Promise<void> {
  const found = await find().catch((reason: unknown) => [`the check broke off: ${firstLine(reason)}`]);
  verdict[check] = [...(verdict[check] ?? []), ...found];
}

const firstLine = (reason: unknown) => String(reason).split("\n")[0] ?? "";
