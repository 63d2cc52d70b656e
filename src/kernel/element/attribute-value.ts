import type {
  Attribute,
  BooleanAttribute,
  ChoiceAttribute,
  InheritedAttribute,
  NumberAttribute,
  TextAttribute,
  UrlAttribute,
} from "./contract.ts";
import { httpUrl } from "./http-url.ts";
import { isDay } from "./is-day.ts";

/** An attribute that the kernel reads; the browser itself reads inherited ones. */
export type OwnAttribute = Exclude<Attribute, InheritedAttribute>;

/** An attribute's usable value, and the problem when its text could not be used unchanged. */
export interface Reading {
  readonly value: number | boolean | string;
  readonly problem?: string;
}

const DECIMAL = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const DAYS_FROM_TODAY = /^(0|[+-]\d{1,4})$/;
const NO = new Set(["false", "no", "off", "0"]);

/** Reads an attribute by the rules for every element (spec §10.2). */
export function readAttribute(attribute: OwnAttribute, text: string | null): Reading {
  if (text === null) return { value: attribute.default };
  const trimmed = text.trim();
  if (trimmed === "" && attribute.default === "") return { value: "" };
  switch (attribute.type) {
    case "boolean":
      return { value: isOn(trimmed) };
    case "number":
      return readNumber(attribute, trimmed);
    case "choice":
      return readChoice(attribute, trimmed);
    case "selector":
      return isSelector(trimmed)
        ? { value: trimmed }
        : { value: attribute.default, problem: "is not a CSS selector" };
    case "date":
      return Number.isNaN(Date.parse(trimmed))
        ? { value: attribute.default, problem: "is not a date" }
        : { value: trimmed };
    case "url":
      return readUrl(attribute, trimmed);
    case "address":
      return httpUrl(trimmed, ANY_PAGE)
        ? { value: trimmed }
        : { value: attribute.default, problem: "is not an http(s) address" };
    case "day":
      return isDay(trimmed) || (attribute.isRelative && DAYS_FROM_TODAY.test(trimmed))
        ? { value: trimmed }
        : {
            value: attribute.default,
            problem: `is not a day like 2026-11-20${attribute.isRelative ? " or +1" : ""}`,
          };
    case "locale":
      return isLocale(trimmed)
        ? { value: trimmed }
        : { value: attribute.default, problem: "is not a language tag like nl-NL" };
    case "text":
      return readText(attribute, text);
  }
}

const isOn = (text: string) => !NO.has(text.toLowerCase());

function readNumber(attribute: NumberAttribute, text: string): Reading {
  const { words = [] } = attribute;
  const word = text.toLowerCase();
  if (words.includes(word)) return { value: word };
  const number = DECIMAL.test(text) ? Number(text) : Number.NaN;
  const isNegativeLength = attribute.min >= 0 && number < 0;
  if (!Number.isFinite(number) || isNegativeLength)
    return {
      value: attribute.default,
      problem: `is not ${[...words, "a number"].join(" or ")} of ${rangeOf(attribute)}`,
    };
  const value = Math.min(Math.max(number, attribute.min), attribute.max);
  return value === number ? { value } : { value, problem: `is outside ${rangeOf(attribute)}` };
}

function readChoice(attribute: ChoiceAttribute, text: string): Reading {
  const value = text.toLowerCase();
  return attribute.choices.includes(value)
    ? { value }
    : {
        value: attribute.otherwise ?? attribute.default,
        problem: `is none of ${attribute.choices.join(", ")}`,
      };
}

function readText(attribute: TextAttribute, text: string): Reading {
  const { default: value, pattern, form, isList } = attribute;
  const trimmed = text.trim();
  if (!trimmed) return { value, problem: "is empty" };
  if (pattern === undefined) return { value: text };
  const parts = isList ? partsOf(trimmed) : [trimmed];
  const wrong = parts.filter((part) => !matches(pattern, part));
  if (wrong.length === 0) return { value: parts.join(", ") };
  const right = parts.filter((part) => !wrong.includes(part));
  const problem = `${isList ? `has ${wrong.join(" and ")},` : "is"} not of the form ${form ?? pattern}`;
  return { value: right.join(", ") || value, problem };
}

const matches = (pattern: string, text: string) => new RegExp(`^(?:${pattern})$`).test(text);

/** The parts of a list; a comma too many is nothing. */
export const partsOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

function readUrl(attribute: UrlAttribute, text: string): Reading {
  const url = httpUrl(text);
  return url && url.href === url.origin + url.pathname
    ? { value: url.href }
    : {
        value: attribute.default,
        problem: "is not an http(s) address without credentials, query or fragment",
      };
}

// Relative addresses are checked against it; any http(s) address would do.
const ANY_PAGE = "https://localhost/";

function isSelector(text: string): boolean {
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}

function isLocale(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** `0 to 60000 ms`. */
export const rangeOf = ({ min, max, unit }: NumberAttribute) => `${min} to ${max} ${unit}`;

/** The attribute's text for a property's value, which means what its text means in the attribute; null removes the attribute. */
export function attributeText(attribute: OwnAttribute, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = String(value);
  return attribute.type === "boolean" ? booleanText(attribute, isOn(text.trim())) : text;
}

function booleanText(attribute: BooleanAttribute, value: boolean): string | null {
  if (value) return "";
  return attribute.default ? "false" : null;
}
