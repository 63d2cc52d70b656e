import type { Attribute } from "../../src/kernel/element/contract.ts";
import { attributeText } from "../manifest/type-text.ts";
import { type Words, words } from "./words.ts";

/** An attribute as a site's builder sees it. */
export interface Setting {
  readonly tag: string;
  readonly name: string;
  readonly attribute: Attribute;
  readonly label: Words;
  /** What the guide for authors says of it. */
  readonly dutch: string;
  readonly choices: Readonly<Record<string, Words>>;
  /** The value that the form begins with; without it the field is empty, and the element has its own default. */
  readonly begins?: string;
}

/** What a field says below it: what the attribute does, its range and its default. */
export function helpOf({ attribute, dutch }: Setting): Words {
  const text = (...parts: readonly string[]) => parts.filter(Boolean).join(" ");
  return words(
    text(attributeText(attribute), defaultText(attribute, "Default")),
    text(dutch, rangeText(attribute), defaultText(attribute, "Standaard")),
  );
}

export function choiceText({ tag, name, choices }: Setting, choice: string): Words {
  const text = choices[choice];
  if (!text) throw new Error(`scripts/settings/labels.ts has no text for ${tag} ${name}="${choice}"`);
  return text;
}

/** `attributeText` says it in English. */
function rangeText(attribute: Attribute): string {
  if (attribute.type !== "number") return "";
  const { min, max, unit, words: others = [] } = attribute;
  return `Van ${min} tot ${max} ${UNITS[unit]}${others.map((word) => `, of \`${word}\``).join("")}.`.replace(
    " .",
    ".",
  );
}

const UNITS = {
  ms: "ms",
  px: "px",
  days: "dagen",
  step: "",
  chars: "tekens",
  items: "stuks",
  day: "",
} as const;

function defaultText({ type, default: value }: Attribute, word: string): string {
  return value === "" || type === "boolean" ? "" : `${word}: \`${value}\`.`;
}
