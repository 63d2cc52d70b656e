import { rangeOf } from "../../src/kernel/element/attribute-value.ts";
import type { Attribute, DetailField, EventStatement } from "../../src/kernel/element/contract.ts";

const quoted = (choices: readonly string[]) => choices.map((choice) => `"${choice}"`).join(" | ");

const NAMES = {
  number: "number",
  boolean: "boolean",
  text: "string",
  selector: "string",
  date: "string",
  day: "string",
  url: "string",
  address: "string",
  locale: "string",
  inherited: "string",
} as const;

/** An attribute's type in TypeScript. */
export function typeOf(attribute: Attribute): string {
  if (attribute.type === "choice") return quoted(attribute.choices);
  const words = attribute.type === "number" ? attribute.words : undefined;
  return [NAMES[attribute.type], ...(words ? [quoted(words)] : [])].join(" | ");
}

function fieldType({ type }: DetailField): string {
  if (typeof type === "string") return type;
  return isChoices(type) ? quoted(type) : objectType(type);
}

const isChoices = (type: object): type is readonly string[] => Array.isArray(type);

function objectType(fields: EventStatement["detail"]): string {
  const members = Object.entries(fields).map(([name, field]) => `${name}: ${fieldType(field)}`);
  return members.length > 0 ? `{ ${members.join("; ")} }` : "{}";
}

/** The type of an event's detail: `{ open: boolean }`. */
export const detailType = ({ detail }: EventStatement) => objectType(detail);

/** An event's type: `CustomEvent<{ open: boolean }>`. */
export const eventType = (event: EventStatement) => `CustomEvent<${detailType(event)}>`;

/** An attribute's meaning with its range, unit or form. */
export const attributeText = (attribute: Attribute) => [attribute.about, ...formOf(attribute)].join(" ");

function formOf(attribute: Attribute): string[] {
  if (attribute.type === "number")
    return [
      [`From ${rangeOf(attribute)}`, ...(attribute.words ?? []).map((word) => `\`${word}\``)].join(", or ") +
        ".",
    ];
  if (attribute.type === "date") return ["A date and time."];
  if (attribute.type === "selector") return ["A CSS selector."];
  if (attribute.type === "url") return ["An http(s) address without credentials, query or fragment."];
  if (attribute.type === "address") return ["An http(s) address, which may be relative to the page."];
  if (attribute.type === "day")
    return [
      attribute.isRelative
        ? "A day like `2026-11-20`, or a number of days from today: `0`, `+1` or `-7`."
        : "A day like `2026-11-20`.",
    ];
  if (attribute.type === "boolean" && attribute.default)
    return [`Switch it off with \`${attribute.negative}\`, which every framework can write.`];
  if (attribute.type === "locale") return ["A language tag of BCP 47."];
  return attribute.type === "text" && attribute.form ? [`Of the form \`${attribute.form}\`.`] : [];
}

/** An event's meaning, whether it can be cancelled, and the fields of its detail. */
export function eventText({ about, cancelable, detail }: EventStatement): string {
  const fields = Object.entries(detail).map(([name, field]) => `\`${name}\`: ${field.about}`);
  return [about, ...(cancelable ? ["Can be cancelled."] : []), ...fields].join(" ");
}
