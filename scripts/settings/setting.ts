import type { Attribute } from "../../src/kernel/element/contract.ts";
import { attributeText } from "../manifest/type-text.ts";
import type { Explained } from "./guide.ts";
import { type Language, type Words, words } from "./words.ts";

/** An attribute as a site's builder sees it. */
export interface Setting {
  readonly tag: string;
  readonly name: string;
  readonly attribute: Attribute;
  readonly label: Words;
  /** What the guide for authors says of it. */
  readonly guide: Explained;
  readonly choices: Readonly<Record<string, Words>>;
  /** The value that the form begins with; without it the field is empty, and the element has its own default. */
  readonly begins?: string;
}

/** What a field says below it: what the attribute does, its range, its default, and what the guide for authors writes. */
export function helpOf(setting: Setting): Words {
  const { name, attribute, guide } = setting;
  const text = (...parts: readonly string[]) => parts.filter(Boolean).join(" ");
  return words(
    text(attributeText(attribute), defaultText(setting, "en-GB", "Default")),
    text(
      valuesIn(guide.meaning, name),
      rangeText(attribute),
      defaultText(setting, "nl-NL", "Standaard"),
      exampleText(setting),
    ),
  );
}

/** Who fills in a field writes only the value. */
const valuesIn = (text: string, name: string) =>
  text.replaceAll(new RegExp(`\\b${name}="([^"]*)"`, "g"), "$1");

/** Where nothing else shows how a value is written. */
function exampleText({ attribute, guide: { meaning, example } }: Setting): string {
  const isShown = attribute.default === "" || /\bhet voorbeeld\b/.test(meaning);
  return example && isShown ? `Voorbeeld: \`${example}\`.` : "";
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

function defaultText(setting: Setting, language: Language, word: string): string {
  const { type, default: value } = setting.attribute;
  if (value === "" || type === "boolean") return "";
  return `${word}: ${type === "choice" ? choiceText(setting, String(value))[language] : `\`${value}\``}.`;
}
