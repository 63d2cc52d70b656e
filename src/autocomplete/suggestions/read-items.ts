import type { Options } from "../../kernel/element/contract-types.ts";
import { httpUrl } from "../../kernel/element/http-url.ts";
import type { autocompleteContract } from "../autocomplete.contract.ts";
import type { Item } from "../autocomplete.ts";
import { decodeEntities } from "./decode-entities.ts";

/**
 * The author's names for the fields, and the largest number of suggestions. Without a name the label, value and address
 * are in the usual fields, and there is no picture, detail or group. A dot leads into an object: `data.price`.
 */
export type ReadOptions = Pick<
  Options<typeof autocompleteContract>,
  "labelKey" | "valueKey" | "hrefKey" | "imageKey" | "detailKey" | "groupKey" | "maxItems"
>;

export interface Items {
  readonly items: readonly Item[];
  /** How many rows could not be used. */
  readonly leftOut: number;
}

type Row = Readonly<Record<string, unknown>>;

/** Longer texts do not fit in a list. */
export const TEXT_MAX_CHARS = 400;

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
  return { items: grouped(items.slice(0, options.maxItems)), leftOut: rows.length - items.length };
}

/** Brings the suggestions of a group together, where its first one is. */
function grouped(items: readonly Item[]): readonly Item[] {
  const groups = items.map(({ group }) => group);
  return [...items].sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group));
}

function readItem(row: Row, options: ReadOptions, base: string): Item | undefined {
  const { labelKey, valueKey, hrefKey, imageKey, detailKey, groupKey } = options;
  const isWordPress = !labelKey && row.label === undefined && typeof row.title === "string";
  const written = textOf(isWordPress ? row.title : (fieldOf(row, labelKey) ?? row.label ?? row.value));
  if (written.length > TEXT_MAX_CHARS) return undefined;
  const plain = written.replace(TAGS, "");
  // WordPress writes titles as HTML.
  const label = (isWordPress ? decodeEntities(plain) : plain).trim();
  const href = addressOf(textOf(fieldOf(row, hrefKey) ?? row.href ?? (isWordPress ? row.url : "")), base);
  if (!label || href === undefined || (plain !== written && !isWordPress)) return undefined;
  return {
    label,
    value: textOf(fieldOf(row, valueKey) ?? row.value) || label,
    href,
    image: addressOf(textOf(fieldOf(row, imageKey)), base) ?? "",
    detail: shortTextOf(fieldOf(row, detailKey)),
    group: shortTextOf(fieldOf(row, groupKey)),
  };
}

const fieldOf = (row: Row, key: string): unknown =>
  key.split(".").reduce((value: unknown, name) => Object(value)[name], row);

const textOf = (value: unknown) => (/^(string|number)$/.test(typeof value) ? String(value) : "");

function shortTextOf(value: unknown): string {
  const text = textOf(value).trim();
  return text.length > TEXT_MAX_CHARS ? "" : text;
}

/** Empty when it leads nowhere, as `#` alone does; undefined when it is not http(s). */
const addressOf = (text: string, base: string) => (/^\s*#?\s*$/.test(text) ? "" : httpUrl(text, base)?.href);
