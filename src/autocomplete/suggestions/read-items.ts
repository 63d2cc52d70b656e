import { httpUrl } from "../../kernel/element/http-url.ts";
import type { Item } from "../autocomplete.ts";
import { decodeEntities } from "./decode-entities.ts";

/** The author's names for the fields, each empty for the usual names, and the largest number of suggestions. */
export interface ReadOptions {
  readonly labelKey: string;
  readonly valueKey: string;
  readonly hrefKey: string;
  readonly maxItems: number;
}

export interface Items {
  readonly items: readonly Item[];
  /** How many rows could not be used. */
  readonly leftOut: number;
}

type Row = Readonly<Record<string, unknown>>;

/** Longer labels do not fit in a list. */
export const LABEL_MAX_CHARS = 400;

const TAGS = /<[a-z!/?][^>]*>/gi;

/**
 * The suggestions in an answer: an array of strings or of `{label, value, href}`, `{suggestions: [{value, data}]}`, or
 * the rows of WordPress's `wp/v2/search`. Rows are left out whose label is missing, too long or has markup in it, and
 * rows whose address is not http(s).
 *
 * @param base the address that relative addresses are resolved against
 * @throws when the answer is not a list
 */
export function readItems(answer: unknown, options: ReadOptions, base: string): Items {
  const rows = Array.isArray(answer) ? answer : Object(answer).suggestions;
  if (!Array.isArray(rows)) throw new Error("The answer is no list");
  const items = rows.flatMap(
    (row) => readItem(Object(row) === row ? row : { label: row }, options, base) ?? [],
  );
  return { items: items.slice(0, options.maxItems), leftOut: rows.length - items.length };
}

function readItem(row: Row, { labelKey, valueKey, hrefKey }: ReadOptions, base: string): Item | undefined {
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

/** Empty when it leads nowhere, as `#` alone does; undefined when it is not http(s). */
const addressOf = (text: string, base: string) => (/^\s*#?\s*$/.test(text) ? "" : httpUrl(text, base)?.href);
