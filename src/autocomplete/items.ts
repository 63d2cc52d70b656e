import { httpUrl } from "../kernel/http-url.ts";
import type { Item } from "./autocomplete.ts";
import { decodeEntities } from "./decode-entities.ts";

/** Which fields hold what, where the author says so, and how many suggestions there may be. */
export interface Reading {
  readonly labelKey: string;
  readonly valueKey: string;
  readonly hrefKey: string;
  readonly maxItems: number;
}

export interface Items {
  readonly items: readonly Item[];
  /** How many could not be shown as they stand. */
  readonly leftOut: number;
}

type Row = Readonly<Record<string, unknown>>;

/** Nothing that fits a list is longer. */
export const LABEL_MAX_CHARS = 400;

const TAGS = /<[a-z!/?][^>]*>/gi;

/**
 * The suggestions in an answer: an array of strings or of `{label, value, href}`, `{suggestions: [{value, data}]}`, or
 * the rows of WordPress's `wp/v2/search`. Left out is what has no label, a very long one or one with markup, and what
 * leads to an address that is not http(s).
 *
 * @param base what addresses are relative to
 * @throws where the answer is no list at all
 */
export function readItems(answer: unknown, reading: Reading, base: string): Items {
  const rows = Array.isArray(answer) ? answer : Object(answer).suggestions;
  if (!Array.isArray(rows)) throw new Error("The answer is no list");
  const items = rows.flatMap(
    (row) => readItem(Object(row) === row ? row : { label: row }, reading, base) ?? [],
  );
  return { items: items.slice(0, reading.maxItems), leftOut: rows.length - items.length };
}

function readItem(row: Row, { labelKey, valueKey, hrefKey }: Reading, base: string): Item | undefined {
  const isWordPress = !labelKey && row.label === undefined && typeof row.title === "string";
  const written = textOf(isWordPress ? row.title : (row[labelKey] ?? row.label ?? row.value));
  if (written.length > LABEL_MAX_CHARS) return undefined;
  const plain = written.replace(TAGS, "");
  // WordPress writes titles as HTML.
  const label = (isWordPress ? decodeEntities(plain) : plain).trim();
  const href = addressOf(textOf(row[hrefKey] ?? row.href ?? (isWordPress ? row.url : "")), base);
  if (!label || href === undefined || (plain !== written && !isWordPress)) return undefined;
  return { label, value: textOf(row[valueKey] ?? row.value) || label, href };
}

const textOf = (value: unknown) => (/^(string|number)$/.test(typeof value) ? String(value) : "");

/** Empty where it leads nowhere: `#` alone does not, as on a link. */
const addressOf = (text: string, base: string) => (/^\s*#?\s*$/.test(text) ? "" : httpUrl(text, base)?.href);
