import { type OwnAttribute, type Reading, readAttribute } from "../../../src/kernel/attribute-value.ts";
import { propertyName } from "../../../src/kernel/property-name.ts";
import type { Subject } from "./subjects.ts";

/** Nothing, a word, a negative number, one beyond any range, one that is none, and broken JSON. */
export const ODD_TEXTS = ["", "abc", "-1", "1e99", "Infinity", "{bad"] as const;

/** `readAttribute` asks the DOM whether a text is a selector, and there is none here. */
const ODD_SELECTORS: readonly string[] = ["abc", "Infinity"];

function readingOf(attribute: OwnAttribute, text: string): Reading {
  if (attribute.type !== "selector") return readAttribute(attribute, text);
  return ODD_SELECTORS.includes(text)
    ? { value: text }
    : { value: attribute.default, problem: "is not a CSS selector" };
}

/** What the contract makes of a tag that has the same text in every attribute. */
export function readingsOf({ tag, attributes }: Subject, text: string) {
  const readings = attributes.map(([name, attribute]) => ({ name, ...readingOf(attribute, text) }));
  const unusable = readings.filter(({ problem }) => problem);
  return {
    text,
    written: Object.fromEntries(attributes.map(([name]) => [name, text])),
    values: Object.fromEntries(readings.map(({ name, value }) => [propertyName(name), value])),
    warnings: unusable.map(({ name, value }) => ({ tag, name, text, value })),
  };
}

export type Readings = ReturnType<typeof readingsOf>;
type Warning = Readings["warnings"][number];

/** Whether a console line names the tag, the attribute, what it says and what is used instead. */
export function isWarning(line: string, { tag, name, text, value }: Warning) {
  const written = `<${tag} ${name}="${text}">`;
  return line.startsWith(written) && line.slice(written.length).includes(`"${value}"`);
}
