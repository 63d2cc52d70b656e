import {
  type OwnAttribute,
  type Reading,
  readAttribute,
} from "../../../src/kernel/element/attribute-value.ts";
import { propertyName } from "../../../src/kernel/element/property-name.ts";
import type { Subject } from "./subjects.ts";

/** Empty, a word, a negative number, a number beyond any range, a number that is not finite, and broken JSON. */
export const ODD_TEXTS = ["", "abc", "-1", "1e99", "-Infinity", "{bad"] as const;

/** `readAttribute` needs a DOM to validate a selector, and there is none here. */
const ODD_SELECTORS: readonly string[] = ["abc", "-Infinity"];

function readingOf(attribute: OwnAttribute, text: string): Reading {
  if (attribute.type !== "selector") return readAttribute(attribute, text);
  return ODD_SELECTORS.includes(text) || text === attribute.default
    ? { value: text }
    : { value: attribute.default, problem: "is not a CSS selector" };
}

/** What is used where an attribute's selector matches nothing on the page; the element warns of it. */
const WITHOUT_MATCH: Readonly<Record<string, string>> = {
  "dealer-mega-nav toggle-for": "our own button",
  "dealer-mega-nav for": "no list",
  "dealer-to-top scroller": "",
  "dealer-logo scroller": "",
  "dealer-header scroller": "",
  "dealer-sticky-column scroller": "",
};

/** The values and warnings that follow from the contract if every attribute has the same text. */
export function readingsOf({ tag, attributes, properties }: Subject, text: string) {
  const readings = attributes.map(([name, attribute]) => ({ name, ...readingOf(attribute, text) }));
  const unusable = readings.filter(({ problem }) => problem);
  const allUnmatched = readings.filter(({ name, value }) => `${tag} ${name}` in WITHOUT_MATCH && value);
  // Without its list a menu reads no other selector.
  const withoutList = allUnmatched.filter(({ name }) => name === "for");
  const unmatched = withoutList.length > 0 ? withoutList : allUnmatched;
  return {
    text,
    written: Object.fromEntries(attributes.map(([name]) => [name, text])),
    values: Object.fromEntries(
      readings
        .map(({ name, value }) => [propertyName(name), value] as const)
        .filter(([property]) => properties.includes(property)),
    ),
    warnings: [
      ...unusable.map(({ name, value }) => ({ tag, name, text, value })),
      ...unmatched.map(({ name }) => ({ tag, name, text, value: WITHOUT_MATCH[`${tag} ${name}`] })),
    ],
  };
}

export type Readings = ReturnType<typeof readingsOf>;
type Warning = Readings["warnings"][number];

/** Whether a console line names the tag, the attribute, its text and the value that is used instead. */
export function isWarning(line: string, { tag, name, text, value }: Warning) {
  const written = `<${tag} ${name}="${text}">`;
  return line.startsWith(written) && line.slice(written.length).includes(`"${value}"`);
}
