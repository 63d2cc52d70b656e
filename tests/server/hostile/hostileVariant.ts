import type { Change } from "./change.ts";
import { DOCUMENTS } from "./documents.ts";
import { SCRIPTS } from "./scripts.ts";
import { STRANGERS } from "./strangers.ts";
import { STYLES } from "./styles.ts";
import { UNSURVIVABLE } from "./unsurvivable.ts";

export const HOSTILITIES: Readonly<Record<string, Change>> = {
  ...STYLES,
  ...DOCUMENTS,
  ...SCRIPTS,
  ...STRANGERS,
  ...UNSURVIVABLE,
};

/** `?hostile=<name>` makes the page a stranger's, which disturbs our tags. */
export const hostileVariant = (asked: URLSearchParams): Change[] =>
  asked.getAll("hostile").map((name) => HOSTILITIES[name] ?? ((html) => html));
